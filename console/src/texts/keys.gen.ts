// Written from console/texts/EN by npm run texts: edit those, then run it.

export interface Texts {
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
    about_approval: null
    about_member: null
    about_search: null
    about_payment: null
    about_job: null
    about_provider: null
    about_command: null
    about_merchant: null
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
    'act.refused': null
    'staff.invite.invalid': null
    'staff.password.weak': null
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
    page_staff: null
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
    login: null
    password: null
    code: null
    code_hint: null
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
  }
  today: {
    title: null
    time_in: { place: string | number; time: string | number }
    waits: null
    waiting: null
    oldest: null
    promise: null
    ages: null
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
