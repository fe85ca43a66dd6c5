// Written from texts/EN by npm run texts: edit those, then run it.

export interface Texts {
  shell: {
    back: null
    close: null
    cancel: null
    confirm: null
    ok: null
    save: null
    done: null
    next: null
    previous: null
    retry: null
    copy: null
    copied: null
    optional: null
    loading: null
    in_please_wait: null
    notice: null
    messages: null
    skip_to_content: null
    main_navigation: null
    tab_home: null
    tab_games: null
    tab_lottery: null
    tab_wallet: null
    tab_promotions: null
    tab_service: null
    tab_member: null
    invite_friends: null
    log_in: null
    register: null
    language: null
    choose_language: null
    welcome_title: { brand: string | number }
    welcome_text: null
    welcome_back: { name: string | number }
    banners: null
    banner_position: { position: string | number; total: string | number }
    banner_pause: null
    banner_play: null
    shortcuts: null
    unread: { count: number }
    play_responsibly: null
    play_responsibly_text: null
    adults_only: null
    adults_only_text: { age: string | number }
    copyright: { brand: string | number }
    not_found_title: null
    not_found_text: null
    go_home: null
    crash_title: null
    crash_text: null
    reload: null
    old_browser_title: null
    old_browser_text: null
    pwa_update_title: null
    pwa_update_msg: null
    refresh: null
    maintenance: null
    maintenance_desc: null
    end_time: null
    error_access: null
    error_ip_desc: null
    your_ip: null
    contact_us: null
    retry_once: null
    services: null
    domain_unavailable: null
    terms: null
    privacyPolicy: null
    licence: null
    company: null
  }
  identity: {
    login_title: null
    login_subtitle: null
    login_dialog_title: null
    login_submit: null
    passkey_login: null
    login_processing: null
    signing_in_automatically: null
    no_account: null
    go_register: null
    username: null
    username_placeholder: null
    username_hint: null
    password: null
    password_placeholder: null
    show_password: null
    hide_password: null
    caps_lock_on: null
    remember_me: null
    remember_me_hint: null
    remember_number: null
    register_title: null
    register_subtitle: null
    register_submit: null
    register_processing: null
    have_account: null
    go_login: null
    referral_code: null
    referral_code_placeholder: null
    age_confirmation: { age: string | number }
    registered_title: null
    registered_text: null
    registered_text_mobile: null
    registered_text_quick: null
    registered_username: null
    copy_username: null
    registered_continue: null
    register_closed_title: null
    register_closed_text: null
    password_rules: null
    password_rule_length: { count: number }
    password_rule_digit: null
    password_rule_not_username: null
    password_rule_met: null
    password_rule_unmet: null
    password_strength: null
    strength_weak: null
    strength_fair: null
    strength_good: null
    strength_strong: null
    change_password_title: null
    change_password_forced_title: null
    change_reason_first_login: null
    change_reason_expired: null
    change_reason_weak: null
    change_password_text: null
    change_password_passkeys: null
    current_password: null
    current_password_placeholder: null
    new_password: null
    new_password_placeholder: null
    repeat_password: null
    repeat_password_placeholder: null
    change_password_submit: null
    change_password_processing: null
    password_changed: null
    member_title: null
    member_since: { date: string | number }
    member_level: null
    member_id: null
    copy_id: null
    member_failed: null
    member_currency: null
    member_settings: null
    member_security: null
    agent: null
    sign_out: null
    sign_out_title: null
    sign_out_text: null
    sign_out_at_stake: null
    keep_account: null
    signed_out: null
    captcha_label: null
    captcha_loading: null
    captcha_start: null
    captcha_success: null
    captcha_code: { code: string | number }
    captcha_slider_title: null
    captcha_slider_hint: null
    captcha_slider_track: null
    captcha_slider_name: null
    captcha_slider_picture: null
    captcha_step_left: null
    captcha_step_right: null
    captcha_check: null
    captcha_checking: null
    captcha_new_picture: null
    captcha_without_picture: null
    captcha_wrong: null
    captcha_right: null
    captcha_picture: null
    captcha_picture_placeholder: null
    captcha_picture_alt: null
    code_label: null
    code_send: null
    code_sending: null
    code_resend_in: { seconds: string | number }
    verification_and_devices: null
    or_continue_with: null
    identity_google: null
    identity_facebook: null
    identity_phone: null
    free_play: null
    free_play_text: null
    free_play_start: null
    phone_title: null
    phone_text: null
    phone_confirm: null
    bind_title: null
    bind_text: null
    bind_login: null
    bind_register: null
    bind_waiting: null
    bind_done: null
    login_ways: null
    register_ways: null
    quick: null
    quick_text: null
    country_search: null
    country_none: null
    forgot_password: null
    recovery_title: null
    recovery_text: null
    recovery_sent: null
    recovery_closed: null
    mobile: null
    email: null
    dialling_code: null
    sms: null
    set_password_title: null
    set_password_text: null
    login_name_hint: null
    documents_accepted: null
  }
  play: {
    lane_popular: null
    lane_new: null
    lane_lottery: null
    lane_slots: null
    lane_live: null
    lane_cards: null
    lane_fishing: null
    lane_sports: null
    lane_instant: null
    badge_hot: null
    badge_new: null
    play_now: null
    search_games: null
    games: { count: number }
    no_games: null
    no_games_text: null
    lane_previous: null
    lane_next: null
    game_mega_lotto: null
    game_lucky_six: null
    game_bingo: null
    game_lanterns: null
    game_baccarat: null
    game_dice: null
    game_poker: null
    game_crash: null
    game_mines: null
    game_wheel: null
    game_keno: null
  }
  game: {
    opening: null
    opening_game: { game: string | number }
    not_opened: null
    not_opened_game: { game: string | number }
    to_games: null
    choose_game: null
    return_share: { share: string | number }
    returns: null
    stake: null
    highest_win: null
    swings: null
    swings_low: null
    swings_medium: null
    swings_high: null
    play: null
    try_free: null
    try_first: null
    sign_up: null
    account_needed: null
    play_real: null
    sign_up_to_play: null
    trial: null
    own_window: null
    whole_screen: null
    show_bar: null
    game: null
    slow: null
    slow_text: null
    offline: null
    stopped: null
    stopped_text: null
    ended: null
    ended_text: null
    open_again: null
    time: null
    staked: null
    won: null
    result: null
    check: null
    check_text: { time: string | number }
    play_on: null
    stop: null
    history: null
    time_hours: { count: number }
    time_minutes: { count: number }
  }
  lobby: {
    title: null
    search: null
    all: null
    favorites: null
    recent: null
    continue_playing: null
    to_try: null
    next_draws: null
    big_wins: null
    playing: { count: number }
    none_title: null
    none_text: null
    near: { words: string | number }
    favorites_empty: null
    favorites_empty_text: null
    add_favorite: { game: string | number }
    remove_favorite: { game: string | number }
    failed: null
  }
  rounds: {
    title: null
    empty_text: null
    replay: null
    replay_text: null
    no_replay: null
    replay_failed: null
    round: null
    tickets: null
    statement_archived: { date: string | number }
  }
  errors: {
    'customer.not.login': null
    'user.or.token.invalid': null
    'login.not.session': null
    token_ip_different: null
    'login.cred.err': null
    'not.exists.user': null
    'account.closed': null
    'account.locked': null
    'deposit.locked': null
    'bets.locked': null
    'withdrawal.locked': null
    'account.not.empty': null
    'account.payment.open': null
    'payment.owed': null
    'account.in.play': null
    login_verify_required: null
    bind_customer_required: null
    captcha_required: null
    'captcha.invalid': null
    'geetest.service.not.work': null
    'remember.token.invalid': null
    'username.exists': null
    'register.disabled': null
    'referral.off': null
    'password.weak': null
    'password.same': null
    'password.wrong': null
    'password.change.required': null
    TOO_MANY_REQUEST: null
    TOO_MANY_REQUEST_LOGIN: null
    'request.invalid': null
    'request.too.large': null
    'request.timeout': null
    'request.not.found': null
    'request.type.unsupported': null
    encryption_required: null
    encryption_key_expired: null
    encryption_invalid: null
    'merchant.unknown': null
    'merchant.mismatch': null
    domain_not_available: null
    maintenance: null
    region_restricted: null
    'preview.only': null
    'server.error': null
    network_offline: null
    network_offline_text: null
    network_slowly: null
    network_error: null
    network_error_cors: null
    timeout_retry_please: null
    error: null
    unknown_error: null
    please_login: null
    url_is_null: null
    redirect_refused: { host: string | number }
    redirect_unreadable: null
    encryption_failed: null
    try_again_in_seconds: { count: number }
    try_again_in_minutes: { count: number }
    required: null
    username_required: null
    password_required: null
    username_format: null
    too_short: { count: number }
    too_long: { count: number }
    password_needs_letter_and_digit: null
    password_like_username: null
    passwords_differ: null
    referral_code_format: null
    copy_failed: null
    language_not_saved: null
    verify_first: null
    verify_geetest_too_fast: null
    'mobile.exists': null
    'mobile.invalid': null
    'mobile.unknown': null
    'verification.code.invalid': null
    'message.channel.off': null
    mobile_required: null
    code_required: null
    code_format: null
    email_required: null
    email_format: null
    'verification.expired': null
    'contact.mismatch': null
    'payee.name.wrong': null
    'confirmation.required': null
    'factor.missing': null
    'factor.last': null
    'balance.too.low': null
    duplicate_transaction: null
    'transaction.unknown': null
    'transaction.ended': null
    'currency.mismatch': null
    'play.paused': null
    'play.pause.shorter': null
    'limit.reached': null
    'limit.required': null
    'limit.raise.waiting': null
    'limit.raise.gone': null
    'amount.invalid': null
    'amount.decimals': null
    'amount.negative': null
    'amount.too.small': null
    'amount.too.large': null
    'payment.channel.closed': null
    'payment.provider.unavailable': null
    'payment.unknown': null
    'payout.account.unknown': null
    'payout.account.waiting': null
    'payout.account.invalid': null
    'payout.account.exists': null
    'payout.account.limit': null
    'mall.good.unknown': null
    'mall.price.changed': null
    'mall.sold.out': null
    'mall.limit.reached': null
    'mall.address.missing': null
    'lottery.unknown': null
    'lottery.draw.unknown': null
    'lottery.draw.closed': null
    'lottery.numbers.invalid': null
    'lottery.sold.out': null
    'lottery.ticket.unknown': null
    'game.unknown': null
    'game.closed': null
    'game.vendor.down': null
    'email.exists': null
    'identity.token.invalid': null
    'identity.channel.off': null
    'identity.provider.unavailable': null
    'identity.taken': null
    'identity.mismatch': null
    'passkey.invalid': null
    'passkey.off': null
    'passkey.held': null
    'passkey.most': null
    'third.party.invalid': null
    'handoff.invalid': null
    'free.play.off': null
    no_permissions: null
    'chat.off': null
    'chat.question.unknown': null
    'chat.picture.gone': null
    'picture.invalid': null
    'activity.unknown': null
    'activity.closed': null
    'reward.unknown': null
    'reward.not.reached': null
    'credit.open': null
    'credit.stake.high': null
    'push.token.invalid': null
    not_support_incognito: null
    'auth/unknown': null
    'auth/code-expired': null
    'auth/invalid-verification-code': null
    'auth/invalid-phone-number': null
    'auth/too-many-requests': null
    'auth/network-request-failed': null
    'auth/popup-blocked': null
    'auth/popup-closed-by-user': null
    'auth/user-disabled': null
    'auth/account-exists-with-different-credential': null
    auth_code: null
    auth_reason: null
    'identity.needed': null
    'identity.waiting': null
    'documents.not.accepted': null
  }
  messages: {
    code_sms: { code: string | number; merchant: string | number; minutes: string | number }
    code_sms_recovery: { code: string | number; merchant: string | number; minutes: string | number }
    code_email_subject: { code: string | number; merchant: string | number }
    code_email_text: { code: string | number; merchant: string | number; minutes: string | number }
    code_email_recovery_text: { code: string | number; merchant: string | number; minutes: string | number }
    security_subject: { merchant: string | number }
    security_new_network: { merchant: string | number }
    security_login_reused: { merchant: string | number }
    security_many_tries: { merchant: string | number }
    security_changed: { merchant: string | number }
    security_password: { merchant: string | number }
    security_recovery_code: { merchant: string | number }
    push_chat: null
    push_feedback: null
    push_order: null
    push_withdrawal_refused: null
    push_draw: { lottery: string | number }
    push_draw_void: { lottery: string | number }
    push_unnamed: null
    push_identity: null
    offers_end: { address: string | number }
    offers_end_title: null
    offers_end_text: { merchant: string | number }
    offers_end_button: null
    offers_ended: null
    offers_ended_text: { merchant: string | number }
  }
  install: {
    install_title: { brand: string | number }
    install_text: null
    install_app: null
    install_web: null
    install_continue: null
    install_menu: { add: string | number }
    installing: null
    footer_share: null
    footer_how: null
    footer_legacy: null
    footer_profile: null
    profile_download: null
    copy_link: null
    guide_title: null
    guide_share: null
    guide_share_compact: null
    guide_share_address: null
    guide_share_menu: null
    guide_add: null
    guide_add_scroll: null
    guide_add_more: null
    bar_text: null
    bar_download: null
    bar_rating: { rating: string | number }
    bar_gift: null
    forced_title: { brand: string | number }
    start_in_app: null
    profile_settings: null
    ios17_download_tips: null
    upgrade_title: null
    upgrade_text: { latest: string | number; version: string | number }
    upgrade_now: null
    profile_description: { brand: string | number }
  }
  security: {
    verify_intro: null
    verify_ways: null
    verify_submit: null
    verify_processing: null
    on_record: { target: string | number }
    trust_device: null
    trust_device_hint: { date: string | number }
    recovery_use: null
    recovery_back: null
    recovery_code: null
    recovery_code_hint: null
    login_2fa_pass: null
    payee_name: null
    payee_name_hint: null
    passkeys: null
    passkeys_text: null
    passkey_create: null
    passkey_created: null
    passkey_name: null
    passkey_since: { date: string | number }
    passkey_used: { date: string | number }
    passkey_elsewhere: { domain: string | number }
    passkey_synced: null
    passkey_held: null
    passkey_remove_text: null
    passkey_use: null
    passkey_offer_title: null
    passkey_later: null
    passkeys_held_title: null
    passkeys_held_text: null
    passkey_keep: null
    mobile: null
    sms_tab: null
    email: null
    app_code: null
    app_code_hint: null
    app_tab: null
    app: null
    app_is_on: null
    app_text: null
    app_qr: null
    app_key: null
    app_copy_key: null
    security_title: null
    security_failed: null
    no_factor: null
    factors: null
    not_set: null
    is_on: null
    is_off: null
    always_ask: null
    always_ask_text: null
    recovery_codes: null
    recovery_codes_left: { number: string | number }
    recovery_codes_text: null
    recovery_codes_once: null
    recovery_codes_make: null
    recovery_codes_replace: null
    recovery_codes_copy: null
    recovery_codes_saved: null
    turn_on: null
    turn_off: null
    change: null
    remove: null
    remove_text: null
    phone_login: null
    identity_add_text: null
    identity_since: { date: string | number }
    identity_remove_text: null
    confirm_text: null
    confirm_title: null
    save: null
    saving: null
    saved: null
    removed: null
    email_text: null
    mobile_text: null
    sessions: null
    this_device: null
    unknown_device: null
    session_end_title: null
    session_end_text: null
    session_ended: null
    sessions_end_others: null
    networks: null
    this_network: null
    network_forget_title: null
    network_forget_text: null
    trusted_devices: null
    trusted_until: { date: string | number }
    trust_end_title: null
    trust_end_text: null
    events: null
    show_more: null
    event_registered: null
    event_login: null
    event_login_failed: null
    event_logout: null
    event_session_ended: null
    event_network_added: null
    event_login_reused: null
    event_network_removed: null
    event_verify_asked: null
    event_verify_failed: null
    event_confirmed: null
    event_factor_added: null
    event_factor_removed: null
    event_recovery_codes: null
    event_recovery_used: null
    event_device_trusted: null
    event_trust_ended: null
    event_factor_reset: null
    event_identity_added: null
    event_identity_removed: null
    event_payout_account_added: null
    event_payout_account_removed: null
    event_password_changed: null
    event_password_failed: null
    event_code_sent: null
  }
  profile: {
    picture_title: null
    picture_change: null
    picture_number: { number: string | number }
    picture_none: null
    identity_check: null
    look: null
    look_system: null
    look_dark: null
    look_light: null
  }
  benefits: {
    benefits_title: null
    your_level: null
    next_level: { level: string | number }
    progress_label: { level: string | number }
    goals_reached: { completed: string | number; total: string | number }
    highest_level: null
    goals: { level: string | number }
    condition_deposits: null
    condition_deposited: null
    condition_bets: null
    condition_staked: null
    condition_progress: { completed: string | number; expected: string | number }
    condition_met: null
    all_levels: null
    level_reached: null
    for_everybody: null
    no_levels_title: null
    no_levels_text: null
    benefits_failed: null
  }
  referral: {
    invite_lead: null
    step_share: null
    step_join: null
    step_see: null
    your_link: null
    share: null
    copy_link: null
    save_qr: null
    qr_label: null
    poster: null
    hold_picture: null
    share_text: { brand: string | number }
    visitor_title: null
    visitor_text: null
    stat_friends: null
    stat_depositors: null
    stat_points: null
    friends_title: null
    joined: { date: string | number }
    first_deposit: null
    points_earned: { count: number }
    points_offer: { count: number }
    friends_empty: null
    friends_empty_text: null
    show_more: null
    list_failed: null
    off_title: null
    off_text: null
    agent_title: null
    agent_lead: null
    stat_players: null
    stat_deposited: null
    players_title: null
    register_player: null
    register_player_text: null
    player_registered: { name: string | number }
    by_link: null
    by_host: null
    by_agent: null
    players_empty: null
  }
  minigame: {
    game_name: null
    open_game: { game: string | number }
    put_away: null
    move_hint: null
    rule: null
    higher: null
    lower: null
    play_again: null
    score: null
    best: null
  }
  push: {
    notifications: null
    push_prompt_title: null
    push_prompt_text: null
    push_allow: null
    push_later: null
    notification_request_tips: null
    push_unsupported: null
    push_kinds_text: null
    push_news: null
    push_draws: null
    push_messages: null
    push_security: null
    offers_email: null
    offers_sms: null
  }
  tracking: {
    consent_title: null
    consent_text: null
    notice_text: null
    consent_accept: null
    consent_necessary: null
    consent_choose: null
    consent_measurement: null
    consent_marketing: null
    consent_save: null
    privacy_collected: null
    privacy_collected_text: null
    privacy_told: null
    privacy_told_text: null
    privacy_visits: null
    privacy_account: null
    privacy_money: null
    privacy_games: null
    privacy_signal: null
    privacy_saved: null
    mine: null
    mine_text: null
    mine_save: null
    mine_delete: null
    mine_delete_title: null
    mine_delete_text: null
    mine_deleted: null
  }
  legal: {
    title: null
    version: { date: string | number }
    privacy_choice: null
    sheet_title: null
    sheet_text: null
    sheet_waits: null
    accept: null
    later: null
  }
  announcements: {
    announcements: null
    previous: null
    next: null
    hide_today: null
    hide_forever: null
    go_to_activity: null
    got_it: null
    messages_all: null
    messages_categories: null
    messages_unread: { total: string | number }
    unread: null
    mark_all_read: null
    show_more: null
    messages_empty_title: null
    messages_empty_text: null
    messages_failed: null
    save_picture: null
    copy_link: null
    picture_saved: null
    hold_to_save: null
    save_failed: null
  }
  inbox: {
    filters: null
    all: null
    wins: null
    rewards: null
    money: null
    security: null
    support: null
    news: null
    new: null
    earlier: null
    unread: null
    show_more: null
    empty_title: null
    empty_text: null
    failed: null
    notifications: null
    claim: null
    until: { day: string | number }
    won: null
    paid_won: { paid: string | number; won: string | number }
    lost: null
    refunded: null
    deposit_paid: { amount: string | number }
    deposit_paid_text: null
    withdrawal: null
    withdrawal_sent: null
    withdrawal_paid: null
    withdrawal_returned: null
    event_network_added: null
    event_login_reused: null
    event_password_changed: null
    event_factor_reset: null
    event_recovery_used: null
    not_you: null
    identity_accepted: null
    identity_refused: null
    chat: null
    feedback: null
    order: null
    order_sent: null
    order_delivered: null
    order_refused: null
  }
  chat: {
    chat_title: null
    chat_hint: null
    chat_log: null
    chat_placeholder: null
    chat_send: null
    chat_add_picture: null
    chat_picture: null
    chat_picture_failed: null
    chat_you: null
    chat_support: null
    chat_sending: null
    chat_sent: null
    chat_seen: null
    chat_not_sent: null
    chat_failed: null
    chat_earlier: null
    chat_today: null
    chat_yesterday: null
    chat_questions: null
    chat_welcome: null
    support_text: null
    support_live: null
    support_ways: null
    support_none: null
    help_title: null
    help_search: null
    help_none: null
  }
  feedback: {
    title: null
    text: null
    topic: null
    topic_choose: null
    topic_game: null
    topic_promotion: null
    topic_account: null
    topic_else: null
    words: null
    pictures: null
    pictures_hint: null
    add_picture: null
    remove_picture: { number: string | number }
    send: null
    thanks: null
    mine: null
    none: null
    waiting: null
    answered: null
    answer: null
    picture_number: { number: string | number }
  }
  mall: {
    title: null
    text: null
    tab_goods: null
    tab_orders: null
    tab_points: null
    have: { count: number }
    price: { count: number }
    left: { number: string | number }
    sold_out: null
    order: { count: number }
    too_few: { count: number }
    name: null
    phone: null
    place: null
    place_hint: null
    thanks: null
    state_ordered: null
    state_sent: null
    state_delivered: null
    state_refused: null
    order_number: null
    note: null
    no_orders: null
    no_points: null
    earned: null
  }
  identitycheck: {
    intro: { age: string | number }
    before_deposit: null
    before_bets: null
    before_withdrawal: null
    document: null
    document_choose: null
    doc_passport: null
    'doc_identity-card': null
    'doc_driving-licence': null
    pictures_hint: null
    sent: null
    waiting_title: null
    waiting_text: { date: string | number }
    accepted_title: null
    accepted_text: { date: string | number }
    refused_title: null
    refused_again: null
    ended_text: null
    reason_unreadable: null
    'reason_out-of-date': null
    reason_incomplete: null
    'reason_other-person': null
    'reason_too-young': null
    'reason_other-document': null
  }
  activities: {
    activity_join: null
    activity_joined: null
    activity_go: null
    activity_rules: null
    activity_from: { from: string | number }
    activity_until: { until: string | number }
    activity_soon: { from: string | number }
    activity_over: null
    activity_unknown_title: null
    activity_unknown_text: null
  }
  rewards: {
    rewards_title: null
    rewards_waiting: null
    rewards_running: null
    rewards_taken: null
    reward_take: null
    reward_points: { count: number }
    reward_credit: { amount: string | number }
    reward_ticket: { lottery: string | number }
    credit_terms: { days: string | number; needed: string | number }
    credit_highest: { stake: string | number }
    credit_weights: { list: string | number }
    credit_weight_rest: null
    credit_progress: { needed: string | number; staked: string | number }
    reward_last_day: { day: string | number }
    reward_left: { left: string | number }
    reward_past: null
    reward_activity: null
    reward_goal_friends: null
    rewards_empty_title: null
    rewards_empty_text: null
    rewards_failed: null
    rewards_paused: null
    missions_title: null
    missions_day: null
    missions_week: null
    missions_season: null
    missions_empty: null
    board_title: null
    board_empty: null
    board_you: null
    board_own: { place: string | number }
    board_hide: null
    birthday_title: null
    birthday_text: null
    birthday_month: null
    birthday_day: null
    birthday_save: null
  }
  wallet: {
    wallet: null
    balance: null
    balance_hidden: null
    balance_show: null
    balance_hide: null
    balance_failed: null
    held: null
    points: null
    claim_all_rewards: { rewards: string | number }
    visit_week: null
    play_credit: null
    deposit: null
    withdraw: null
    statement: null
    back_to_game: null
    back_to_lottery: null
    filter_what: null
    what_all: null
    what_payments: null
    what_games: null
    filter_period: null
    period_all: null
    period_today: null
    period_week: null
    period_month: null
    period_own: null
    first_day: null
    last_day: null
    dates_backwards: null
    show_dates: null
    movement_hold: null
    movement_return: null
    movement_bet: null
    movement_win: null
    movement_rollback: null
    movement_earn: null
    movement_spend: null
    movement_release: null
    movement_lapse: null
    movement_gift: null
    movement_remit: null
    movement_adjust: null
    movement_recover: null
    movement_reversal: null
    outcome_open: null
    outcome_paid: null
    outcome_returned: null
    outcome_settled: null
    line_amount: null
    line_balance: null
    line_outcome: null
    line_channel: null
    line_game: null
    line_moment: null
    line_reference: null
    line_follows: null
    line_number: null
    copy_for_support: null
    csv_download: null
    csv_moment: null
    csv_unit: null
    csv_detail: null
    csv_too_long: null
    statement_empty: null
    statement_empty_text: null
    statement_none: null
    statement_none_text: null
    list_failed: null
    show_more: null
    limits: null
    set_limits: null
    close_account: null
    close_final: null
    close_points: null
    close_kept: { years: string | number }
    close_break: null
    close_money_first: { amount: string | number }
    close_held_first: { amount: string | number }
    close_open_bets: null
    close_open_tickets: null
    close_submit: null
    close_done: null
    channel_choose: null
    channel_closed: null
    amount_range: { least: string | number; most: string | number }
    fee: null
    fee_none: null
    you_pay: null
    you_receive: null
    deposit_submit: null
    pay: { amount: string | number }
    deposit_gift: { gift: string | number }
    deposit_note: null
    channels_failed: null
    closed_text: null
    deposit_created: null
    deposit_pending: null
    deposit_pending_text: { time: string | number }
    deposit_paid: { amount: string | number }
    deposit_paid_text: null
    deposit_declined: null
    deposit_declined_text: null
    deposit_expired: null
    deposit_expired_text: null
    to_payment: null
    new_deposit: null
    deposits: null
    deposits_empty: null
    payment_failed: null
    state_declined: null
    state_expired: null
    state_paid: null
    account_add: null
    account_usable: { time: string | number }
    account_wait: null
    account_own: null
    bank: null
    bank_choose: null
    account_number: null
    account_holder: null
    account_added: null
    account_remove: null
    account_remove_title: null
    account_remove_text: null
    account_removed: null
    accounts: null
    accounts_empty: null
  }
  withdrawals: {
    withdraw_to: null
    all_of_it: null
    withdraw_final: null
    withdrawal_held: null
    withdrawal_held_text: null
    withdrawal_sent: null
    withdrawal_sent_text: null
    withdrawal_paid_text: { amount: string | number; bank: string | number }
    withdrawal_returned_text: null
    withdrawal_waiting: null
    withdrawal_waiting_text: null
    withdrawal_refused_account: null
    withdrawal_refused_identity: null
    withdrawal_refused_owed: null
    withdrawal_not_approved: null
    withdrawals: null
    withdrawals_empty: null
  }
  safeplay: {
    lead: null
    visitor_text: null
    position_title: null
    position_in: null
    position_out: null
    position_here: null
    position_less: { amount: string | number }
    position_more: { amount: string | number }
    position_same: null
    limits_title: null
    deposit: null
    loss: null
    stake: null
    time: null
    deposit_text: null
    loss_text: null
    day: null
    week: null
    month: null
    not_set: null
    needed: null
    limit_field: null
    minutes_field: null
    used: { amount: string | number }
    limit_left: { left: string | number; most: string | number }
    renews: { date: string | number }
    raise_rule: { time: string | number }
    remove_limit: null
    raise_to: { amount: string | number }
    raise_none: null
    raise_from: { date: string | number }
    raise_until: { date: string | number }
    raise_keep: null
    saved: null
    asked: null
    break_title: null
    break_text: null
    break_ask: { time: string | number }
    break_meaning: { date: string | number }
    exclusion_title: null
    exclusion_text: null
    for_good: null
    exclusion_ask: { time: string | number }
    exclusion_meaning: { date: string | number; time: string | number }
    exclusion_good_meaning: null
    paused_break: null
    paused_exclusion: null
    paused_until: { date: string | number }
    paused_text: null
    return_ask: null
    return_button: null
    return_from: { date: string | number }
    check_text: { time: string | number }
    help_title: null
    duration_minutes: { count: number }
    duration_hours: { count: number }
    duration_days: { count: number }
    duration_weeks: { count: number }
    duration_months: { count: number }
    duration_years: { count: number }
  }
  lottery: {
    title: null
    no_draw: null
    top_prize: null
    jackpot: null
    sales_open: null
    sales_end: null
    sales_ended: null
    drawing: null
    wait_beacon: null
    wait_draw: null
    drawn: null
    void: null
    void_title: null
    void_text: null
    void_reason: null
    void_by: null
    void_moment: null
    void_seed: null
    last_draw: null
    next_draw: null
    draw_failed: null
    ticket_failed: null
    draw: null
    play: null
    results: null
    rules: null
    rule_final: null
    line: { number: string | number }
    chosen: { chosen: string | number; numbers: string | number }
    clear: null
    quick_pick: null
    numbers: null
    erase: null
    units: null
    units_less: null
    units_more: null
    add_line: null
    remove_line: { number: string | number }
    total: null
    buy: { price: string | number }
    choose_first: null
    bought: null
    my_tickets: null
    tickets_ended: null
    ticket: null
    ticket_sold: null
    ticket_won: null
    ticket_lost: null
    ticket_refunded: null
    prize: null
    winners: null
    each: null
    of_pool: { percent: string | number }
    tier_match: { numbers: string | number }
    tier_match_bonus: { numbers: string | number }
    bonus: null
    receipt: null
    receipt_text: null
    save_file: null
    check: null
    certificate: null
    certificate_text: null
    certificate_later: null
    entropy_title_tickets: null
    entropy_title_drand: null
    tickets_sold: null
    staked: null
    root: null
    root_file: null
    save_choices: null
    pool_carried: null
    pool_added: null
    pool_next: null
    lottery_lucky_six: null
    lottery_mega_lotto: null
    lottery_red_river: null
    lottery_garden_4d: null
    lottery_dawn_five: null
    play_big: null
    play_small: null
    play_last_two: null
    play_last_three: null
    play_any_two: null
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
    rule_pick: { numbers: string | number; of: string | number }
    rule_bonus: null
    rule_digits: null
    rule_pool: { percent: string | number }
    entropy_tickets: null
    entropy_drand: null
    watch: null
    good_luck: null
    ball: { number: string | number; value: string | number }
    show_all: null
    your_lines: null
    you_won: null
    balance_now: { balance: string | number }
    not_more: null
    paid_won: { paid: string | number; won: string | number }
    play_again: null
    paying: null
    jackpot_from: null
    open_tickets: { tickets: string | number }
    play_from: { price: string | number }
  }
  proof: {
    check_right: null
    check_wrong: null
    step_skipped: null
    step_form: null
    step_signature: null
    step_key: null
    step_key_earlier: null
    step_commitment: null
    step_seed: null
    step_beacon: null
    step_numbers: null
    step_prizes: null
    step_order: null
    step_proof: null
    step_winners: null
    step_previous: null
    fault_form: null
    fault_signature: null
    fault_key: null
    fault_commitment: null
    fault_seed: null
    fault_beacon: null
    fault_numbers: null
    fault_prizes: null
    fault_order: null
    fault_proof: null
    fault_winners: null
    fault_previous: null
  }
}
