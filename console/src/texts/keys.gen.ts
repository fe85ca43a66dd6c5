// Written from console/texts/EN by npm run texts: edit those, then run it.

export interface Texts {
  agents: {
    title: null
    none_chosen: null
    one_of: { name: string | number }
    list: null
    list_about: null
    none: null
    none_below: null
    players: { count: number }
    is_cut: { count: number }
    month: null
    this_month: null
    last_month: null
    month_before: null
    choose: null
    choose_below: null
    member_page: null
    turnover: null
    result: null
    deposits: null
    paid_out: null
    firsts: null
    day: null
    statement: null
    statement_about: null
    percent: null
    percent_hint: null
    percent_wrong: null
    commission: null
    csv: null
    nothing: null
    total: null
    downline: null
    downline_about: null
    no_players: null
    player: null
    joined: null
    deposited: null
    make: null
    make_title: null
    make_about: null
    username: null
    make_go: null
    make_missing: null
    made: { name: string | number }
    currency: null
  }
  approvals: {
    title: null
    one: null
    list: null
    which: null
    waiting: null
    decided: null
    nothing_waits: null
    nothing_decided: null
    yours: null
    choose: null
    choose_below: null
    state_waiting: null
    state_expired: null
    state_approved: null
    state_refused: null
    'kind_staff.grant': null
    'kind_staff.grantEverywhere': null
    'kind_payments.withdrawal': null
    'kind_payments.giveBack': null
    'kind_members.rename': null
    'kind_ledger.adjust': null
    'kind_ledger.chargeback': null
    sealed: null
    seal_holds: null
    seal_differs: null
    when_asked: { time: string | number }
    now: { time: string | number }
    none: null
    yes: null
    no: null
    everywhere: null
    fact_withdrawal: null
    fact_member: null
    fact_state: null
    fact_amount: null
    fact_fee: null
    fact_account: null
    fact_holder: null
    fact_accountRemoved: null
    fact_owed: null
    fact_balance: null
    fact_held: null
    fact_deposited: null
    fact_staked: null
    fact_won: null
    fact_paidOut: null
    fact_payouts: null
    fact_sharedWith: null
    fact_asks: null
    fact_contradiction: null
    fact_person: null
    fact_login: null
    fact_name: null
    fact_role: null
    fact_merchant: null
    fact_otherRoles: null
    fact_reference: null
    what_happened: null
    asked: null
    approved: null
    refused: null
    own: null
    not_yours: null
    who_decides: { roles: string | number }
    key_approve: null
    key_refuse: null
    looked: { count: number }
    look_first: null
    reason: null
    reason_first: null
    cannot_now: null
    maker_may_not: { login: string | number; until: string | number }
    read_again: null
    refuse: null
    approve: { what: string | number }
    done_approved: { what: string | number }
    done_refused: { what: string | number }
    'kind_content.publish': null
    'kind_operating.publish': null
    fact_content: null
    fact_version: null
    fact_digest: null
    fact_changedBy: null
    fact_from: null
    fact_live: null
    'kind_draws.void': null
    fact_draw: null
    fact_lottery: null
    fact_drawsAt: null
    fact_publishedBy: null
    fact_publishedReason: null
    fact_tickets: null
    fact_revealsSeed: null
    'kind_games.void': null
    fact_round: null
    fact_provider: null
    fact_game: null
    fact_comesBack: null
    fact_takenBack: null
    fact_houseBears: null
    'kind_exclusions.export': null
    fact_register: null
    fact_rows: null
    'kind_members.unlock': null
    'kind_members.number': null
    fact_lifts: null
    fact_lockedBy: null
    fact_lockReason: null
    fact_lockedSince: null
    fact_oldNumber: null
    fact_newNumber: null
    fact_checked: null
    fact_oldName: null
    fact_newName: null
    fact_holders: null
    'kind_keys.rotate': null
    'kind_keys.rotateHouse': null
    fact_key: null
    fact_fingerprint: null
    fact_since: null
    'kind_identity.accept': null
    fact_check: null
    fact_document: null
    fact_born: null
    fact_documentEnds: null
    'kind_campaigns.send': null
    'kind_campaigns.reward': null
    fact_campaign: null
    fact_channel: null
    fact_languages: null
    fact_title: null
    fact_body: null
    fact_opens: null
    fact_gift: null
    fact_segment: null
    fact_matching: null
    fact_reachable: null
    fact_most: null
    fact_begins: null
  }
  audit: {
    title: null
    where: null
    house: null
    event: null
    about: null
    about_id: null
    any: null
    when: null
    who: null
    did: null
    reason: null
    what: null
    before: null
    after: null
    before_and_after: null
    by_token: { name: string | number }
    token: null
    address: null
    request: null
    link_of_chain: null
    number: { digest: string | number; number: string | number }
    older: null
    nothing: null
    nothing_below: null
    one_person: null
    everybody: null
    check_chain: null
    chain_holds: { count: number }
    chain_broken: null
    'event_session.signed-in': null
    'event_session.refused': null
    'event_session.signed-out': null
    'event_session.moved': null
    'event_session.ended': null
    'event_invite.opened': null
    'event_staff.invited': null
    'event_staff.enrolled': null
    'event_staff.granted': null
    'event_staff.revoked': null
    'event_token.made': null
    'event_token.ended': null
    'event_passkey.added': null
    'event_passkey.removed': null
    'event_staff.left': null
    'event_approval.asked': null
    'event_approval.approved': null
    'event_approval.refused': null
    'event_system.job-retried': null
    'event_system.job-dropped': null
    'event_system.provider-resumed': null
    'event_command.run': null
    'event_payment.read': null
    'event_payment.approved': null
    'event_payment.second-asked': null
    'event_payment.refused': null
    'event_payment.aside': null
    'event_payment.resolved': null
    'event_payment.company-asked': null
    'event_payment.give-back-asked': null
    'event_payment.given-back': null
    'event_member.searched': null
    'event_member.read': null
    'event_member.unmasked': null
    'event_member.noted': null
    'event_member.note-removed': null
    'event_member.tagged': null
    'event_member.locked': null
    'event_member.unlocked': null
    'event_member.sessions-ended': null
    'event_member.factor-reset': null
    'event_member.excluded': null
    'event_member.closed': null
    'event_exclusions.read': null
    'event_exclusions.imported': null
    about_staff: null
    about_invite: null
    about_session: null
    about_token: null
    about_passkey: null
    about_approval: null
    about_member: null
    about_search: null
    about_payment: null
    about_job: null
    about_provider: null
    about_command: null
    about_merchant: null
    'event_agent.made': null
    'event_ledger.settled': null
    'event_ledger.adjust-asked': null
    'event_ledger.adjusted': null
    'event_ledger.chargeback-asked': null
    'event_ledger.charged-back': null
    'event_chat.read': null
    'event_chat.answered': null
    'event_chat.assigned': null
    'event_feedback.read': null
    'event_feedback.answered': null
    'event_order.address-read': null
    'event_order.stepped': null
    about_finding: null
    about_feedback: null
    about_order: null
    'event_content.drafted': null
    'event_content.discarded': null
    'event_content.publish-asked': null
    'event_content.published': null
    'event_content.called-off': null
    'event_content.rolled-back': null
    'event_content.previewed': null
    'event_content.picture-added': null
    about_content: null
    about_picture: null
    'event_round.read': null
    'event_draw.read': null
    'event_draw.void-asked': null
    'event_draw.voided': null
    about_round: null
    about_draw: null
    about_case: null
    'event_round.void-asked': null
    'event_round.voided': null
    'event_exclusions.export-asked': null
    'event_exclusions.export-allowed': null
    'event_exclusions.exported': null
    'event_member.tracked-read': null
    'event_member.forgotten': null
    'event_member.data-given': null
    'event_request.added': null
    'event_request.ended': null
    'event_member.unlock-asked': null
    'event_member.recovery-sent': null
    'event_member.number-asked': null
    'event_member.number-changed': null
    'event_member.rename-asked': null
    'event_member.renamed': null
    'event_case.read': null
    'event_case.opened': null
    'event_case.noted': null
    'event_case.assigned': null
    'event_case.moved': null
    'event_key.rotate-asked': null
    'event_key.rotated': null
    about_key: null
    'event_identity.read': null
    'event_identity.accept-asked': null
    'event_identity.accepted': null
    'event_identity.refused': null
    'event_identity.taken-back': null
    'event_identity.company-said': null
    'about_identity-check': null
    'event_campaign.saved': null
    'event_campaign.counted': null
    'event_campaign.tested': null
    'event_campaign.asked': null
    'event_campaign.approved': null
    'event_campaign.stopped': null
    'event_segment.saved': null
    'event_segment.removed': null
    about_campaign: null
    about_segment: null
  }
  campaigns: {
    title: null
    none_chosen: null
    write: null
    write_below: null
    none: null
    choose: null
    choose_below: null
    reached: { members: string | number }
    state_draft: null
    state_counting: null
    state_ready: null
    state_scheduled: null
    state_sending: null
    state_done: null
    state_stopped: null
    channel: null
    channel_push: null
    channel_message: null
    channel_email: null
    channel_sms: null
    channel_reward: null
    new_title: null
    change_title: null
    name: null
    name_first: null
    most_first: null
    for_whom: null
    what: null
    how: null
    everybody: null
    points: null
    points_hint: null
    gives_points: { points: string | number }
    words_title: { language: string | number }
    words_body: { language: string | number }
    stands_in: null
    opens: null
    opens_hint: null
    most: null
    most_hint: null
    begins: null
    begins_hint: null
    at_once: null
    ended: null
    leave: null
    save: null
    saved: null
    may_get_it: null
    of_segment: { matching: string | number; members: string | number }
    saved_segments: null
    choose_segment: null
    save_as: null
    save_segment: null
    segment_saved: { name: string | number }
    rule_languages: null
    rule_countries: null
    rule_ranks: null
    rule_tags: null
    rule_withoutTags: null
    rule_registeredWithin: null
    rule_seenWithin: null
    rule_unseenFor: null
    rule_depositedFrom: null
    rule_depositedUntil: null
    rule_stakedFrom: null
    rule_stakedUntil: null
    rule_balanceFrom: null
    rule_balanceUntil: null
    hint_languages: null
    hint_countries: null
    hint_ranks: null
    hint_tags: null
    hint_withoutTags: null
    change: null
    count: null
    count_first: null
    counted: null
    counted_says: { matching: string | number; reachable: string | number }
    ask: null
    ask_about: { members: string | number }
    ask_go: null
    is_asked: null
    stop: null
    stop_about: null
    is_stopped: null
    results: null
    result_chosen: null
    result_waiting: null
    result_sent: null
    result_failed: null
    result_opened: null
    result_clicked: null
    skip_closed: null
    skip_restricted: null
    skip_paused: null
    skip_locked: null
    skip_contact: null
    skip_consent: null
    skip_cap: null
    skip_total: null
    skip_stopped: null
    skip_refused: null
    test: null
    test_to: null
    test_hint: null
    test_go: null
    tested: { name: string | number }
  }
  compliance: {
    title: null
    part_requests: null
    part_exclusions: null
    part_retention: null
    below_exclusions: null
    below_retention: null
    choose: null
    choose_below: null
    which: null
    open: null
    ended: null
    none_open: null
    none_ended: null
    kind_access: null
    kind_erasure: null
    kind_correction: null
    kind_objection: null
    outcome_done: null
    outcome_refused: null
    due: { when: string | number }
    due_at: null
    came: null
    written_by: null
    request_of: null
    ended_by: { by: string | number; when: string | number }
    gone: null
    how_access: null
    how_erasure: null
    how_correction: null
    how_objection: null
    to_data: null
    answer: null
    answer_hint: null
    answer_first: null
    refuse: null
    done: null
    said_done: null
    said_refused: null
    register: null
    register_empty: null
    register_below: null
    member: null
    since: null
    until: null
    without_end: null
    more: null
    import: null
    import_title: null
    import_about: null
    import_file: null
    import_columns: null
    import_empty: null
    import_long: { count: number }
    import_choose: null
    import_go: { count: number }
    months: null
    months_of: { count: number }
    imported: null
    excluded: null
    already: null
    unknown: null
    possible_about: null
    ready: null
    export: null
    ask_export: null
    export_about: null
    export_waits: null
    export_until: { when: string | number }
    take_file: null
    ask_export_title: null
    ask_export_about: null
    ask_second: null
    asked: null
    closed_accounts: null
    kept: null
    years: { count: number }
    closed: null
    swept: null
    tables: null
    tables_about: null
    table: null
    holds: null
    why: null
    ends: null
    stays: null
    sweeps: null
    sweeps_about: null
    sweep: null
    state: null
    runs: null
    next_run: null
    part_identity: null
    identity_waiting: null
    identity_decided: null
    identity_none_waits: null
    identity_none_decided: null
    identity_accepted: null
    identity_refused: null
    identity_taken_back: null
    document_passport: null
    'document_identity-card': null
    'document_driving-licence': null
    pictures_removed: null
    picture_turn: null
    picture_of: { number: string | number; of: string | number }
    account_name: null
    account_birthday: null
    account_country: null
    minimum_age: null
    born: null
    document_ends: null
    identity_ends: null
    identity_decided_by: null
    identity_words: null
    identity_company: null
    identity_company_has: { name: string | number }
    identity_company_with: { name: string | number; since: string | number }
    identity_company_silent: { name: string | number; since: string | number }
    identity_company_accepted: { name: string | number }
    identity_company_refused: { name: string | number; reason: string | number }
    identity_company_staff: { name: string | number }
    identity_company_staff_because: { name: string | number; reason: string | number }
    identity_company_case: null
    identity_company_later: null
    identity_refuse: null
    identity_accept: null
    identity_ask: null
    identity_asked: null
    identity_accept_title: { name: string | number }
    identity_accept_second: { months: string | number }
    identity_accept_about: { months: string | number }
    identity_refuse_title: { name: string | number }
    identity_refuse_about: null
    identity_take_back: null
    identity_take_back_title: { name: string | number }
    identity_take_back_about: null
    identity_reason: null
    identity_said_accepted: null
    identity_said_asked: null
    identity_said_refused: null
    identity_said_taken_back: null
    refusal_unreadable: null
    'refusal_out-of-date': null
    refusal_incomplete: null
    'refusal_other-person': null
    'refusal_too-young': null
    'refusal_other-document': null
  }
  content: {
    title: null
    one_of: { name: string | number }
    none_chosen: null
    choose: null
    choose_below: null
    kind_operating: null
    kind_banners: null
    kind_announcements: null
    kind_activities: null
    kind_shortcuts: null
    kind_promotions: null
    kind_mall: null
    kind_ranks: null
    kind_chat: null
    kind_search: null
    kind_vendors: null
    kind_games: null
    kind_lotteries: null
    kind_payments: null
    kind_safePlay: null
    kind_referral: null
    kind_downloadImages: null
    draft: { number: string | number }
    live_since: { number: string | number; when: string | number }
    as_in_folder: null
    not_there: null
    begins: { when: string | number }
    folder_live: null
    version_live: { number: string | number }
    draft_kept: { by: string | number; live: string | number; number: string | number; when: string | number }
    not_kept: { live: string | number }
    keep: null
    keep_first: null
    take_back: null
    nothing_changed: null
    no_draft: null
    kept: { number: string | number }
    kept_wrong: { count: number; number: string | number }
    discard: null
    discarded: { number: string | number }
    publish: null
    ask_publish: null
    ask_publish_number: { number: string | number }
    cannot_publish: { count: number }
    faults: { count: number }
    view_form: null
    view_difference: null
    view_history: null
    optional: null
    without: null
    as_usual: { value: string | number }
    time_in: { label: string | number; place: string | number }
    no_json: null
    add: null
    add_part: null
    remove_part: null
    entry: { number: string | number }
    move_up: { title: string | number }
    move_down: { title: string | number }
    remove: { title: string | number }
    is_first: null
    is_last: null
    new_name: null
    name_first: null
    missing: null
    missing_shown: { language: string | number }
    further_whole: { count: number }
    further_missing: { count: number; missing: string | number }
    show_others: null
    fewer: null
    no_picture: null
    choose_picture: null
    upload: null
    uploading: null
    place: null
    before: null
    after: null
    not_there_short: null
    no_difference: null
    publish_title: { number: string | number }
    publish_about: null
    publish_about_two: null
    publish_now: null
    schedule_for: { when: string | number }
    when: null
    now: null
    later: null
    from_in: { place: string | number }
    asked: { number: string | number }
    published: { number: string | number }
    is_scheduled: { number: string | number; when: string | number }
    version: null
    state: null
    who: null
    from: null
    why: null
    acts: null
    state_draft: null
    state_discarded: null
    state_off: null
    state_live: null
    state_ahead: null
    state_was: null
    state_folder: null
    written_published: { by: string | number; other: string | number }
    folder_about: null
    compare: null
    against: { number: string | number }
    back_to: { number: string | number }
    back_folder: null
    back_about: null
    back_act: null
    went_back: { number: string | number }
    call_off: null
    off_title: { number: string | number }
    off_about: null
    off_act: null
    called_off: { number: string | number }
    preview: null
    cannot_preview: null
    preview_title: { number: string | number }
    preview_about: null
    preview_page: null
    preview_language: null
    preview_at: { place: string | number }
    preview_at_hint: null
    preview_open: { path: string | number }
    preview_until: { when: string | number }
    preview_make: null
    preview_close: null
    kind_identityChecks: null
    kind_texts: null
    find_text: { language: string | number }
    find_text_hint: null
    found_texts: null
    no_text_found: null
    more_texts: null
    say_otherwise: null
    say_otherwise_label: { name: string | number }
    is_written: null
    own_words: { count: number }
    own_words_hint: null
    preview_viewer: null
    viewer_visitor: null
    viewer_member: null
    viewer_agent: null
  }
  errors: {
    'request.invalid': { place: string | number; reason: string | number }
    'request.not.found': null
    'request.too.large': null
    'request.type.unsupported': null
    'request.origin.wrong': null
    'request.too.many': { count: number }
    'request.unreachable': null
    'server.error': null
    'staff.signed.out': null
    'staff.sign.in.refused': null
    'staff.forbidden': { roles: string | number }
    'merchant.unknown': null
    'content.unknown': null
    'content.changed': null
    'content.time.past': null
    'content.faulty': null
    'act.refused': null
    'staff.invite.invalid': null
    'staff.password.weak': null
    'staff.token.unknown': null
    'staff.tokens.full': null
    'staff.passkey.off': null
    'staff.passkey.refused': null
    'staff.passkey.invalid': null
    'staff.passkey.unknown': null
    'staff.passkeys.full': null
    'staff.token.reads': null
    'staff.at.console': null
    'staff.code.wrong': null
    'payment.unknown': null
    'payment.decided': null
    'payment.company.silent': null
    'staff.login.taken': null
    'staff.unknown': null
    'staff.role.there': null
    'staff.owner.last': null
    'approval.unknown': null
    'approval.own': null
    'approval.ended': null
    'approval.expired': null
    'approval.changed': null
    'approval.moved': null
    'job.unknown': null
    'provider.unknown': null
    'member.unknown': null
    'member.lock.past': null
    'finding.unknown': null
    'feedback.unknown': null
    'feedback.answered': null
    'order.unknown': null
    'order.decided': null
    'order.note.missing': null
    'play.pause.shorter': null
    'account.not.empty': null
    'account.payment.open': null
    'account.in.play': null
    'agent.restricted': null
    'game.vendor.down': null
    'game.unknown': null
    'round.unknown': null
    'draw.unknown': null
    'draw.decided': null
    'round.void': null
    'round.archived': null
    'export.not.allowed': null
    'privacy.request.when': null
    'privacy.request.unknown': null
    'privacy.request.ended': null
    'member.contact.missing': null
    'member.number.wrong': null
    'case.unknown': null
    'case.there': null
    'key.unknown': null
    'identity.unknown': null
    'identity.decided': null
    'identity.not.accepted': null
    'identity.asked': null
    'identity.too.young': null
    'identity.document.ended': null
    'campaign.unknown': null
    'campaign.changed': null
    'campaign.begun': null
    'campaign.ended': null
    'campaign.uncounted': null
    'campaign.faulty': null
    'campaign.test.reward': null
    'campaign.test.refused': null
    'segment.unknown': null
  }
  games: {
    title: null
    part_rounds: null
    part_draws: null
    part_returns: null
    choose_round: null
    choose_draw: null
    choose_below: null
    search: null
    search_hint: null
    no_rounds: null
    none_found: null
    round_open: null
    round_closed: null
    round_rolled_back: null
    round_of: null
    result: null
    staked: null
    won: null
    round: null
    rounds: null
    vendor: null
    began: null
    ended: null
    not_yet: null
    state: null
    fact: null
    here: null
    at_vendor: null
    vendor_says: null
    ask_vendor: null
    ask_vendor_about: null
    vendor_knows_not: null
    no_replay: null
    open_replay: null
    movements: null
    movements_about: null
    when: null
    what: null
    transaction: null
    follows: null
    sum: null
    answered: null
    in_ledger: null
    move_bet: null
    move_win: null
    move_rollback: null
    which_draws: null
    draws_ahead: null
    draws_past: null
    no_draws: null
    no_past_draws: null
    draw_scheduled: null
    draw_open: null
    draw_closed: null
    draw_drawn: null
    draw_settled: null
    draw_void: null
    sold: null
    sold_tickets: { count: number; sum: string | number }
    price: null
    course: null
    sales_from: null
    sales_until: null
    counted: null
    draws_at: null
    drawn_at: null
    settled_at: null
    waits_beacon: null
    waits_draw: null
    beacon: null
    beacon_none: null
    beacon_round: { round: string | number }
    root: null
    root_none: null
    numbers: null
    group_main: null
    group_bonus: null
    group_special: null
    group_first: null
    group_second: null
    group_third: null
    group_fourth: null
    group_fifth: null
    group_sixth: null
    group_seventh: null
    group_starter: null
    group_consolation: null
    prizes: null
    prize: null
    returned: { percent: string | number }
    winners_count: null
    each: null
    together: null
    winners: null
    winners_about: null
    ticket: null
    member: null
    pool: null
    pool_share: { percent: string | number }
    pool_now: null
    pool_carried: null
    pool_added: null
    pool_paid: null
    pool_left: null
    pool_breakage: null
    pool_from: null
    jackpot: null
    published: null
    published_about: null
    commitment: null
    certificate: null
    void_statement: null
    voided: { at: string | number; by: string | number; reason: string | number }
    void_draw: null
    void_title: { draw: string | number }
    void_about: { count: number; sum: string | number }
    void_by: null
    void_by_hint: null
    void_ask: null
    void_asked: null
    returns_below: null
    games: null
    game: null
    since: { at: string | number }
    stated: null
    measured: null
    measured_about: null
    nothing_played: null
    lotteries: null
    lotteries_about: null
    lottery: null
    next_draw: null
    draws_counted: null
    no_lotteries: null
    round_void: null
    round_archived: { member: string | number; merchant: string | number }
    move_void: null
    'move_void-win': null
    void_round: null
    void_round_title: { game: string | number }
    void_round_about: { member: string | number; staked: string | number; won: string | number }
    voided_at: null
  }
  inbox: {
    title: null
    part_chats: null
    part_feedback: null
    part_orders: null
    choose: null
    choose_below: null
    gone: null
    no_chats: null
    no_feedback: null
    no_orders: null
    no_messages: null
    group_yours: null
    group_nobodys: null
    group_others: null
    group_earlier: null
    answered: null
    a_picture: null
    picture_gone: null
    messages: null
    seen: null
    answer: null
    answer_hint: null
    canned: null
    needs_words: null
    send: null
    replace: null
    take: null
    take_from: { login: string | number }
    give_back: null
    close_chat: null
    done_me: null
    done_nobody: null
    done_closed: null
    not_yours: null
    open_member: null
    merchant: null
    language: null
    member_since: null
    taken_by: null
    nobody: null
    is_excluded: null
    takes_break: { until: string | number }
    is_closed: { at: string | number }
    answered_with: { text: string | number }
    feedback_hint: null
    done_answered: { name: string | number }
    order: { id: string | number }
    price: null
    points: { count: number }
    state: null
    order_ordered: null
    order_sent: null
    order_delivered: null
    order_refused: null
    ordered: null
    note: null
    note_hint: null
    needs_note: null
    address: null
    show_address: null
    is_recorded: null
    no_address: null
    refuse_order: { count: number }
    deliver_order: null
    send_order: null
    done_sent: { name: string | number }
    done_delivered: { name: string | number }
    done_refused: { name: string | number }
  }
  ledger: {
    title: null
    none_chosen: null
    checks: null
    never_checked: null
    checked_at: { at: string | number }
    findings_open: null
    findings_none: null
    all_checks: null
    is_gone: null
    faults: { count: number }
    check_transfers: null
    check_balances: null
    check_versions: null
    check_answers: null
    check_held: null
    check_credits: null
    check_events: null
    check_deposits: null
    check_bets: null
    check_payments: null
    check_rounds: null
    check_house: null
    check_company: null
    check_vendor: null
    fault_payments: null
    fault_company: null
    fault_vendor: null
    fault: null
    part_accounts: null
    part_day: null
    part_owing: null
    part_correct: null
    part_chargeback: null
    of_house: null
    of_members: null
    exact_now: null
    summed_from: { at: string | number }
    not_summed: null
    no_accounts: null
    account: null
    balance: null
    debit: null
    credit: null
    account_main: null
    account_held: null
    account_points: null
    account_credit: null
    account_owed: null
    account_bank: null
    account_games: null
    account_rewards: null
    account_promotions: null
    account_corrections: null
    account_losses: null
    account_fees: null
    account_refunds: null
    account_pools: null
    day: null
    day_open: null
    adds_up: null
    adds_up_not: null
    nobody_owes: null
    member: null
    owes: null
    act_give: null
    act_demand: null
    act_write_off: null
    about_give: null
    about_demand: null
    about_write_off: null
    member_number: null
    member_number_hint: null
    sum: null
    sum_wrong: null
    house_account: { account: string | number }
    reason: null
    reason_hint: null
    needs_reason: null
    needs_lines: null
    needs_payment: null
    second_person: null
    ask_approval: null
    ask_approval_sum: { sum: string | number }
    done_asked: null
    chargeback_about: null
    payment_number: null
    state: null
    since: null
    can_be_spent: null
    chargeback_rest: { rest: string | number }
    chargeback_not: null
    ask_chargeback: { sum: string | number }
    finding_of: { check: string | number }
    finding_gone: null
    what: null
    found: null
    last_seen: null
    gone_at: null
    still_there: null
    settled: { at: string | number; by: string | number; note: string | number }
    done_about: null
    settle_note: null
    settle: null
    done_settled: null
    which_merchant: null
  }
  members: {
    title: null
    segments: null
    segment_all: null
    segment_locked: null
    segment_break: null
    segment_excluded: null
    segment_closed: null
    segments_note: null
    search_label: null
    search_placeholder: null
    search_hint: null
    key_clear: null
    found: { count: number }
    found_by: { by: string | number; count: number }
    by_name: null
    by_number: null
    by_email: null
    by_id: null
    by_payment: null
    by_transaction: null
    by_ticket: null
    by_device: null
    by_payee: null
    nothing_found: { typed: string | number }
    nothing_below: null
    nothing_here: null
    list_note: { count: number }
    search_note: { typed: string | number }
    tag_is: { tag: string | number }
    column_member: null
    column_found_by: null
    column_rank: null
    column_balance: null
    column_deposited: null
    column_seen: null
    column_registered: null
    column_state: null
    column_when: null
    column_what: null
    column_who: null
    column_reason: null
    column_detail: null
    column_amount: null
    column_spendable: null
    column_after: null
    column_belongs: null
    column_payment: null
    column_way: null
    column_game: null
    column_round: null
    column_staked: null
    column_result: null
    column_ticket: null
    column_numbers: null
    column_draw: null
    column_price: null
    column_device: null
    column_network: null
    column_last_used: null
    column_opened: null
    column_limit: null
    column_used: null
    column_most: null
    column_begins_anew: null
    column_raise: null
    column_reward: null
    column_turn: null
    column_purpose: null
    column_channel: null
    column_title: null
    column_page: null
    column_reached: null
    column_opened_push: null
    column_joined: null
    seen_now: null
    choose_all: null
    choose: { name: string | number }
    choose_none: null
    chosen: { count: number }
    one_merchant: null
    not_your_role: null
    members: { count: number }
    until: { when: string | number }
    without_end: null
    state_closed: null
    state_locked: { scopes: string | number }
    state_excluded: null
    state_break: null
    state_no_deposit: null
    'scope_sign-in': null
    scope_deposit: null
    scope_bets: null
    scope_withdrawal: null
    lock: null
    lock_several: { count: number }
    lock_title: { name: string | number }
    lock_about: null
    lock_what: null
    'lock_does_sign-in': null
    'lock_does_sign-in_sessions': { count: number }
    lock_does_deposit: null
    lock_does_bets: null
    lock_does_withdrawal: null
    lock_already: null
    lock_already_until: { when: string | number }
    lock_until: null
    lock_end_day: null
    lock_end_week: null
    lock_end_month: null
    lock_end_own: null
    lock_end_open: null
    lock_open_hint: null
    lock_own: null
    lock_own_hint: null
    lock_scope_missing: null
    lock_end_missing: null
    lock_follows_words: null
    lock_follows_audit: null
    lock_go_nothing: null
    lock_go: { what: string | number }
    lock_go_until: { what: string | number; when: string | number }
    lock_done: { name: string | number; what: string | number }
    unlock: { what: string | number }
    unlock_key: null
    unlock_title: { name: string | number; what: string | number }
    unlock_about: null
    unlock_go: { what: string | number }
    unlock_done: { name: string | number; what: string | number }
    reason: null
    reason_hint: null
    reason_missing: null
    leave: null
    add_tag: null
    tag: null
    tags: null
    tags_none: null
    tag_title: { name: string | number }
    tag_hint: null
    tag_wrong: null
    tag_missing: null
    tag_go: null
    tag_done: { name: string | number; tag: string | number }
    tag_remove: { tag: string | number }
    more: null
    parts: null
    times_in: { place: string | number }
    since: { when: string | number }
    kind_agent: null
    kind_guest: null
    figure_main: null
    figure_held: null
    figure_credit: null
    figure_points: null
    figure_owed: null
    figure_deposited: { count: number }
    figure_paid_out: { count: number }
    banner_locked: { what: string | number }
    banner_locked_until: { what: string | number; when: string | number }
    banner_closed: { when: string | number }
    banner_break: null
    banner_excluded: null
    banner_pause_note: null
    tab_overview: null
    tab_money: null
    tab_play: null
    tab_sessions: null
    tab_security: null
    tab_limits: null
    tab_rewards: null
    tab_messages: null
    tab_notes: null
    tab_invited: null
    tab_staff: null
    area_everything: null
    area_money: null
    area_play: null
    area_security: null
    area_staff: null
    lately_none: null
    lately_money_deposit: null
    lately_money_hold: null
    lately_money_payout: null
    lately_money_return: null
    lately_money_bet: null
    lately_money_win: null
    lately_money_rollback: null
    lately_money_earn: null
    lately_money_spend: null
    lately_money_grant: null
    lately_money_release: null
    lately_money_lapse: null
    lately_money_gift: null
    lately_money_remit: null
    lately_money_chargeback: null
    lately_money_reversal: null
    lately_money_adjust: null
    lately_money_deduct: null
    lately_money_recover: null
    'lately_money_write-off': null
    lately_play_round: null
    fact_password: null
    fact_sms: null
    fact_email: null
    'fact_remember-token': null
    'fact_third-party': null
    fact_handoff: null
    fact_staff: null
    fact_member: null
    fact_network: null
    fact_H5: null
    'lately_security_login.succeeded': null
    'lately_security_login.failed': null
    'lately_security_login.limited': null
    'lately_security_member.registered': null
    'lately_security_network.added': null
    'lately_security_session.ended': null
    lately_security_logout: null
    'lately_security_password.changed': null
    'lately_security_password.failed': null
    'lately_security_password.recovered': null
    'lately_security_code.sent': null
    'lately_security_code.limited': null
    'lately_security_verification.asked': null
    'lately_security_verification.failed': null
    'lately_security_factor.begun': null
    'lately_security_factor.added': null
    'lately_security_factor.removed': null
    'lately_security_factor.reset': null
    'lately_security_recovery-codes.made': null
    'lately_security_recovery-code.used': null
    'lately_security_device.trusted': null
    'lately_security_device.trust-ended': null
    'lately_security_confirmation.given': null
    'lately_security_confirmation.failed': null
    'lately_security_identity.bound': null
    'lately_security_identity.unbound': null
    'lately_security_payout-account.added': null
    'lately_security_payout-account.removed': null
    'lately_security_account.closed': null
    'lately_security_play.limit-set': null
    'lately_security_play.raise-asked': null
    'lately_security_play.raise-dropped': null
    'lately_security_play.raised': null
    'lately_security_play.break': null
    'lately_security_play.excluded': null
    'lately_security_play.return-asked': null
    'lately_staff_locked.sign-in': null
    'lately_staff_locked.deposit': null
    'lately_staff_locked.bets': null
    'lately_staff_locked.withdrawal': null
    'lately_staff_unlocked.sign-in': null
    'lately_staff_unlocked.deposit': null
    'lately_staff_unlocked.bets': null
    'lately_staff_unlocked.withdrawal': null
    money_kinds: null
    money_all: null
    money_payments: null
    money_games: null
    money_points: null
    money_none: null
    money_lines: null
    older: null
    belongs_payment: null
    belongs_round: null
    belongs_draw: null
    belongs_reward: null
    belongs_order: null
    belongs_referral: null
    belongs_staff: null
    belongs_reference: null
    payment_created: null
    payment_pending: null
    payment_paid: null
    payment_declined: null
    payment_expired: null
    payment_held: null
    payment_waiting: null
    payment_sent: null
    payment_returned: null
    payment_contradiction: null
    open: null
    open_none: null
    open_deposit: null
    open_withdrawal: null
    rounds: null
    rounds_none: null
    round_open: null
    round_closed: null
    round_rolled_back: null
    replay: null
    replay_none: null
    tickets: null
    tickets_none: null
    ticket_sold: null
    ticket_won: null
    ticket_lost: null
    ticket_refunded: null
    proof: null
    proof_title: { number: string | number }
    proof_about: null
    proof_waits: null
    proof_counted: null
    proof_missing: null
    proof_root: null
    proof_page: null
    sessions: null
    gets_pushes: null
    trusted: null
    trusted_none: null
    networks: null
    networks_none: null
    end: null
    end_one: null
    end_none: null
    end_title: { count: number; name: string | number }
    end_one_title: { name: string | number }
    end_about: null
    end_go: { count: number }
    end_one_go: null
    end_done: { name: string | number }
    ways: null
    password: null
    password_since: null
    password_none: null
    factor_mobile: null
    factor_email: null
    factor_authenticator: null
    factor_passkeys: null
    factor_payeeName: null
    factor_recoveryCodes: null
    factor_last: null
    factor_set: null
    always_ask: null
    yes: null
    no: null
    events: null
    events_none: null
    reset: null
    reset_title: { name: string | number }
    reset_about: null
    reset_which: null
    reset_choose: null
    reset_all: null
    reset_nothing: null
    reset_missing: null
    reset_last: null
    reset_go_nothing: null
    reset_go: { factor: string | number }
    reset_go_all: null
    reset_done: { name: string | number }
    exclude: null
    exclude_title: { name: string | number }
    exclude_about: null
    exclude_for: null
    exclude_go: { count: number }
    exclude_go_open: null
    exclude_done: { name: string | number }
    months: { count: number }
    close: null
    is_closed: null
    close_title: { name: string | number }
    close_about: null
    close_go: null
    close_done: { name: string | number }
    person: null
    masked: null
    shown_until: { when: string | number }
    person_name: null
    person_email: null
    person_number: null
    person_birthday: null
    person_language: null
    unmask_title: { name: string | number }
    unmask_about: null
    unmask_go: null
    limits: null
    limits_by_member: null
    limits_none: null
    limit_of: { kind: string | number; period: string | number }
    limit_deposit: null
    limit_loss: null
    limit_stake: null
    limit_time: null
    period_day: null
    period_week: null
    period_month: null
    of: { most: string | number }
    minutes: { count: number }
    raise_to: { to: string | number; when: string | number }
    raise_none: null
    pauses: null
    pause: null
    pause_none: null
    reality: null
    reality_every: { count: number }
    sitting: null
    sitting_none: null
    checked: null
    checked_at: { count: number }
    position: null
    position_in: null
    position_out: null
    position_here: null
    claims: null
    claims_none: null
    with_ticket: { lottery: string | number }
    credits: null
    credits_none: null
    credit_open: null
    credit_released: null
    credit_lapsed: null
    credit_staked: { needed: string | number; staked: string | number }
    codes: null
    codes_note: null
    codes_none: null
    code_sent: null
    code_refused: null
    pushes: null
    pushes_none: null
    pushes_off: { kinds: string | number }
    push_push_chat: null
    push_push_feedback: null
    push_push_order: null
    push_push_draw: null
    push_push_draw_void: null
    push_security_new_network: null
    push_security_login_reused: null
    push_security_many_tries: null
    push_security_changed: null
    push_security_recovery_code: null
    notes: null
    notes_none: null
    notes_about: null
    notes_below: null
    note: null
    note_add: null
    note_placeholder: null
    note_missing: null
    note_go: null
    note_remove: null
    invited_by: null
    invited_by_nobody: null
    friends: null
    friends_none: null
    friends_count: null
    friends_depositors: null
    friends_deposited: null
    friends_points: null
    staff_acts: null
    staff_acts_about: null
    staff_acts_none: null
    'event_member.read': null
    'event_member.unmasked': null
    'event_member.noted': null
    'event_member.note-removed': null
    'event_member.tagged': null
    'event_member.locked': null
    'event_member.unlocked': null
    'event_member.sessions-ended': null
    'event_member.factor-reset': null
    'event_member.excluded': null
    'event_agent.made': null
    'event_member.closed': null
    lately_money_void: null
    'lately_money_void-win': null
    tab_data: null
    data_not_yours: null
    request_add: null
    request_title: { name: string | number }
    request_about: null
    request_go: null
    request_done: { when: string | number }
    request_kind: null
    request_access: null
    request_erasure: null
    request_correction: null
    request_objection: null
    request_day: null
    request_day_hint: null
    give: null
    give_title: { name: string | number }
    give_about: null
    give_go: null
    give_done: null
    give_cut: null
    forget: null
    forget_title: { name: string | number }
    forget_about: null
    forget_go: null
    forget_done: null
    kept: null
    kept_open: null
    kept_until: { when: string | number }
    kept_table: null
    kept_rows: null
    kept_why: null
    kept_ends: null
    accepted: null
    accepted_none: null
    accepted_terms: null
    accepted_privacyPolicy: null
    accepted_licence: null
    accepted_company: null
    consent: null
    consent_version: { version: string | number }
    consent_none: null
    consent_measurement: null
    consent_marketing: null
    consent_text: null
    consent_yes: null
    consent_no: null
    consent_signal: null
    tracked: null
    tracked_none: null
    tracked_moment: null
    tracked_sent: null
    tracked_nobody: null
    delivery_sent: null
    delivery_waiting: null
    delivery_refused: null
    delivery_unclear: null
    delivery_unwanted: null
    delivery_unattributed: null
    delivery_dropped: null
    limits_history: null
    limits_history_none: null
    column_facts: null
    'play_limit-set': null
    'play_limit-lowered': null
    'play_limit-raised': null
    play_break: null
    play_excluded: null
    'play_raise-asked': null
    'play_raise-dropped': null
    play_raised: null
    'play_country-set': null
    'play_return-asked': null
    sent: null
    sent_note: null
    sent_none: null
    column_to: null
    sent_visitor: null
    sent_recovery: null
    'sent_two-factor': null
    sent_contact: null
    sent_confirmation: null
    sent_security_new_network: null
    sent_security_login_reused: null
    sent_security_many_tries: null
    sent_security_changed: null
    sent_security_recovery_code: null
    channel_sms: null
    channel_email: null
    outcome_sent: null
    outcome_refused: null
    unlock_asked: null
    help_checked: null
    'checked_called-back': null
    checked_document: null
    checked_questions: null
    recovery: null
    recovery_title: { name: string | number }
    recovery_about: null
    recovery_go: null
    recovery_by: null
    recovery_sms: null
    recovery_email: null
    recovery_done: { name: string | number }
    number: null
    number_title: { name: string | number }
    number_about: null
    number_new: null
    number_hint: null
    number_missing: null
    number_go: null
    number_done: null
    rename: null
    rename_title: { name: string | number }
    rename_about: null
    rename_new: null
    rename_missing: null
    rename_go: null
    rename_done: null
    rename_asked: null
    open_ticket: null
    open_chat: null
    open_feedback: null
    'event_case.read': null
    'event_case.opened': null
    'event_case.noted': null
    'event_case.assigned': null
    'event_case.moved': null
    'event_campaign.saved': null
    'event_campaign.counted': null
    'event_campaign.tested': null
    'event_campaign.asked': null
    'event_campaign.approved': null
    'event_campaign.stopped': null
    'event_segment.saved': null
    'event_segment.removed': null
  }
  payments: {
    title: null
    part_waiting: null
    part_stuck: null
    part_contradictions: null
    choose: null
    choose_below: null
    none_waits: null
    none_stuck: null
    none_contradicts: null
    gone: null
    deposit: null
    withdrawal: null
    two_people: null
    why_sum: null
    why_first: null
    why_account: null
    because_sum: null
    because_first: null
    because_account: null
    is_aside: null
    here_there: { here: string | number; there: string | number }
    withdrawal_of: null
    to: null
    payee: { bank: string | number; holder: string | number; number: string | number }
    arrives: null
    waits: null
    asked: null
    since: null
    number: null
    here: null
    company_says: null
    asks: null
    aside_until: { reason: string | number; until: string | number }
    account_removed: null
    fact: null
    now: null
    fact_main: null
    fact_held: null
    fact_owed: null
    fact_deposited: null
    fact_last_deposit: null
    fact_staked: null
    fact_won: null
    fact_paid_out: null
    fact_payee_added: null
    fact_payee_paid: null
    fact_shared: null
    fact_paused: null
    fact_times: { count: number; sum: string | number }
    fact_bets: { count: number; sum: string | number }
    fact_at: { at: string | number; sum: string | number }
    times: { count: number }
    others: { count: number }
    never: null
    nobody: null
    no: null
    paused_yes: null
    weeks: null
    weeks_sums: { in: string | number; out: string | number }
    reason: null
    reason_hint: null
    needs_reason: null
    one_person_note: null
    two_people_note: null
    hold: null
    back: null
    refuse: { sum: string | number }
    approve: { sum: string | number }
    ask: { sum: string | number }
    leave: null
    refuse_about: { name: string | number }
    reads: null
    reads_account: null
    reads_identity: null
    reads_unsaid: null
    done_approved: { sum: string | number }
    done_asked: { sum: string | number }
    done_returned: { sum: string | number }
    done_refused: { sum: string | number }
    done_hold: null
    done_back: null
    done_resolved: null
    decided: { state: string | number }
    not_yours: null
    repair_not_yours: null
    repair_note: null
    resolve: null
    give_back: { sum: string | number }
    ask_company: null
    company_said: { says: string | number }
    unknown_there: null
    key_approve: null
    key_refuse: null
    key_hold: null
  }
  reports: {
    title: null
    none_chosen: null
    one_of: { name: string | number }
    period: null
    period_days: { count: number }
    period_own: null
    from: null
    until: null
    wrong_days: null
    wrong_days_below: { count: number }
    made_at: { at: string | number }
    not_made: null
    beside: { from: string | number; until: string | number }
    turnover: null
    result: null
    deposits: null
    paid_out: null
    players: null
    change: { change: string | number }
    none_before: null
    of_turnover: { share: string | number }
    no_turnover: null
    plot_turnover: null
    plot_payments: null
    turnover_small: null
    before_small: null
    result_small: null
    in_small: null
    out_small: null
    turnover_spoken: { day: string | number; result: string | number; turnover: string | number }
    payments_spoken: { day: string | number; in: string | number; out: string | number }
    divide: null
    by_day: null
    by_game: null
    by_channel: null
    by_campaign: null
    by_way: null
    by_merchant: null
    title_day: null
    title_game: null
    title_channel: null
    title_campaign: null
    title_way: null
    title_merchant: null
    about_day: null
    about_game: null
    about_channel: null
    about_campaign: null
    about_way: null
    about_merchant: null
    channel_direct: null
    channel_friend: null
    channel_agent: null
    channel_affiliate: null
    without_campaign: null
    without_game: null
    without_way: null
    column_bets: null
    column_turnover: null
    column_result: null
    column_share: null
    column_players: null
    column_firsts: null
    column_deposits: null
    column_depositCount: null
    column_paidOut: null
    column_payoutCount: null
    currency: null
    csv: null
    nothing_to_save: null
    nothing: null
    nothing_below: null
    is_cut: { count: number }
    funnel: null
    of_step_before: null
    funnel_about: null
    step: null
    step_visits: null
    step_forms: null
    step_registered: null
    step_verified: null
    step_deposited: null
    step_again: null
    cohorts: null
    cohorts_about: null
    first_deposit_in: null
    members: null
    weeks_later: { count: number }
    of_cohort: { count: number; size: string | number }
    not_over: null
    no_cohorts: null
    no_cohorts_below: null
  }
  risk: {
    title: null
    state_open: null
    state_watched: null
    state_closed: null
    none_open: null
    none_watched: null
    none_closed: null
    choose: null
    choose_below: null
    weight: null
    no_verdict: null
    state: null
    opened: null
    by_signals: null
    by_hand: null
    assigned: null
    nobody: null
    closed: null
    signals: null
    no_signals: null
    noticed: { first: string | number; last: string | number }
    notes: null
    no_notes: null
    note: null
    note_first: null
    write_note: null
    by_at: { by: string | number; when: string | number }
    take: null
    give_back: null
    move_open: null
    move_open_about: null
    move_watched: null
    move_watched_about: null
    move_closed: null
    move_closed_about: null
    lock: null
    hold: null
    lock_title: { name: string | number }
    hold_title: { name: string | number }
    lock_about: null
    lock_go: null
    hold_go: null
    lock_what: null
    locked: { name: string | number }
    locked_by: { by: string | number; reason: string | number }
    'scope_sign-in': null
    scope_deposit: null
    scope_bets: null
    scope_withdrawal: null
    open_title: null
    open_about: null
    open_go: null
    member_id: null
    member_id_hint: null
    says_device: { members: string | number; value: string | number }
    says_bank: { members: string | number }
    says_address: { members: string | number; value: string | number }
    says_line: { members: string | number; value: string | number }
    says_payee: { members: string | number; value: string | number }
    says_signups: { hours: string | number; times: string | number; value: string | number }
    says_deposits: { hours: string | number; sum: string | number; times: string | number }
    says_withdrawals: { hours: string | number; sum: string | number; times: string | number }
    says_wins: { bets: string | number; deviations: string | number; expected: string | number; returned: string | number; staked: string | number; won: string | number }
    says_referral: { points: string | number; value: string | number }
    says_bonus: { claims: string | number; members: string | number; promotion: string | number; value: string | number }
    kind_device: null
    kind_bank: null
    kind_address: null
    kind_line: null
    kind_payee: null
    kind_signups: null
    kind_deposits: null
    kind_withdrawals: null
    kind_wins: null
    kind_referral: null
    kind_bonus: null
  }
  shell: {
    pages: null
    more_pages: null
    page_today: null
    page_members: null
    page_payments: null
    page_approvals: null
    page_ledger: null
    page_inbox: null
    page_content: null
    page_agents: null
    page_reports: null
    page_staff: null
    page_tokens: null
    page_passkeys: null
    page_audit: null
    page_system: null
    role_support: null
    role_payments: null
    role_approver: null
    role_editor: null
    role_publisher: null
    role_risk: null
    role_compliance: null
    role_finance: null
    role_auditor: null
    role_owner: null
    queue_approvals: null
    queue_withdrawals: null
    queue_stuck: null
    queue_contradictions: null
    find: null
    palette: null
    results: null
    nothing_found: { typed: string | number }
    acts_only: null
    group_members: null
    group_waiting: null
    group_acts: null
    group_pages: null
    act_invite: null
    act_look_at: { name: string | number }
    is_chosen: null
    needs: { roles: string | number }
    waiting: { count: number }
    close: null
    skip: null
    merchants_chosen: { names: string | number }
    all_merchants: null
    all_keys: null
    single_keys: null
    key_find: null
    key_do: null
    key_down: null
    key_up: null
    key_move: null
    key_open: null
    key_go: { page: string | number }
    tab_find: null
    tab_more: null
    sign_in: null
    sign_out: null
    signed_in: null
    yours: null
    login: null
    password: null
    code: null
    code_hint: null
    passkey_sign_in: null
    passkey_declined: null
    session_ended: null
    session_ends: null
    idle_note: { minutes: string | number }
    theme: null
    theme_system: null
    theme_light: null
    theme_dark: null
    not_found: null
    not_found_words: null
    not_found_below: null
    page_failed: null
    page_failed_words: null
    demo_code: { code: string | number }
    welcome: null
    enrol_login: { login: string | number }
    new_password: null
    password_hint: { count: number }
    qr: null
    scan: null
    or_type: null
    enrol: null
    ask_for_another: null
    reason: null
    reason_hint: null
    reason_missing: null
    leave: null
    whole_house: null
    queue_chats: null
    queue_orders: null
    queue_feedback: null
    console: null
    find_member: { typed: string | number }
    is_recorded: null
    page_games: null
    page_compliance: null
    queue_risk: null
    queue_requests: null
    queue_identity: null
    page_risk: null
    page_campaigns: null
  }
  staff: {
    title: null
    people: null
    count: { count: number }
    login: null
    name: null
    roles: null
    role: null
    where: null
    everywhere: null
    state: null
    seen: null
    left: null
    invited: null
    signed_in: null
    signed_out: null
    unknown: null
    what_they_did: null
    invite: null
    invite_title: null
    invite_about: null
    invite_login: { login: string | number }
    login_hint: null
    invited_title: { login: string | number }
    link_about: { until: string | number }
    role_waits: null
    copy: null
    copied: null
    done: null
    grant: null
    grant_title: { login: string | number }
    grant_about: null
    grant_act: { role: string | number }
    grant_asked: { login: string | number }
    revoke: null
    revoke_title: { login: string | number; role: string | number }
    revoke_about: null
    revoke_act: { role: string | number }
    revoked: { login: string | number; role: string | number }
    end_title: { login: string | number }
    end_about: null
    end_act: { count: number }
    ended: { count: number }
    leave: null
    leave_title: { login: string | number }
    leave_about: null
    leave_act: { login: string | number }
    has_left: { login: string | number }
    left_at: { at: string | number }
    not_enrolled: null
    no_role: null
    sessions: null
    session_rule: null
    no_session: null
    device: null
    address: null
    begun: null
    tokens: null
    own_tokens: null
    token_rule: null
    no_token: null
    no_token_below: null
    tokens_about: null
    program: null
    program_hint: null
    token_may: null
    token_acts: null
    token_reads: null
    made: null
    token_until: null
    token_end: null
    token_ended: { name: string | number }
    token_make: null
    token_make_title: null
    token_make_about: null
    token_holds: null
    days: { count: number }
    token_may_act: null
    code: null
    code_hint: null
    token_not: null
    token_missing: null
    token_make_act: null
    token_made: { name: string | number }
    token_once: null
    token_copied: null
    token_use: null
    own_passkeys: null
    passkeys_about: null
    no_passkey: null
    no_passkey_below: null
    passkey_name: null
    passkey_name_hint: null
    passkey_at: null
    passkey_since: null
    passkey_synced: null
    passkey_remove: null
    passkey_removed: { name: string | number }
    passkey_add: null
    passkey_add_title: null
    passkey_add_about: null
    passkey_add_act: null
    passkey_added: { name: string | number }
    passkey_not_here: null
    passkeys: null
    passkey_rule: null
    person_no_passkey: null
    passkey_remove_title: { login: string | number; name: string | number }
    passkey_remove_about: null
    passkey_remove_act: null
  }
  system: {
    title: null
    jobs: null
    jobs_about: null
    no_job: null
    kind: null
    where: null
    failure: null
    tries: null
    given_up: null
    acts: null
    retry: null
    retry_title: { kind: string | number }
    retry_about: null
    retry_act: null
    retried: { kind: string | number }
    drop: null
    drop_title: { kind: string | number }
    drop_about: null
    drop_act: null
    dropped: { kind: string | number }
    providers: null
    providers_about: null
    no_provider: null
    until: { at: string | number }
    resume: null
    resume_title: { provider: string | number }
    resume_about: null
    resume_act: null
    resumed: { provider: string | number }
    faults: null
    faults_about: null
    no_fault: null
    process: null
    mode: null
    node: null
    up: null
    keys: null
    keys_about: null
    key: null
    key_envelope: null
    key_lottery: null
    key_push: null
    key_envelope_about: null
    key_lottery_about: null
    key_push_about: null
    fingerprint: null
    since: null
    earlier: { count: number }
    key_not_yet: null
    rotate: null
    rotate_waits: null
    rotate_title: { key: string | number }
    rotate_about: null
    rotate_envelope: null
    rotate_lottery: null
    rotate_push: null
    rotate_act: null
    rotate_asked: null
    secret_key: null
    secret_key_about: null
    secret_key_own: null
    secret_key_former: null
    protects: null
    secrets: null
    secrets_about: null
    secret: null
    no_secret: null
    not_set: null
  }
  today: {
    title: null
    time_in: { place: string | number; time: string | number }
    waits: null
    waiting: null
    oldest: null
    promise: null
    none_waits: null
    marks: { count: number; oldest: string | number }
    legend: null
    move: null
    open: null
    take_oldest: null
    no_queue: null
    no_queue_below: null
    alarms: null
    open_alarms: { count: number }
    no_alarm: null
    no_alarm_below: null
    provider_stopped: { provider: string | number }
    jobs_given_up: { count: number }
    content_wrong: { merchant: string | number }
    with_you: null
    nothing_with_you: null
    you_asked: null
    asked_by: { login: string | number }
    money_today: null
    money_legend: null
    money_turnover: null
    money_result: null
    money_deposits: null
    money_paidOut: null
    money_plot: { before: string | number; now: string | number }
  }
  ui: {
    close: null
    reading: null
    try_again: null
    request: { id: string | number }
    age_min: { min: string | number }
    age_h: { h: string | number; min: string | number }
    age_d: { d: string | number; h: string | number }
    axis_min: { min: string | number }
    axis_h: { h: string | number }
    axis_d: { d: string | number }
    then_and_now: null
    fact: null
    same: null
    transfer_lines: null
    account: null
    debit: null
    credit: null
    before: null
    after: null
    adds_up: null
    adds_up_not: { rest: string | number }
    show_minutes: { minutes: string | number }
    is_recorded: null
    age_now: null
  }
}
