// Written from console/texts/EN by npm run texts: edit those, then run it.

export interface Texts {
  approvals: {
    title: null
  }
  audit: {
    title: null
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
  }
  staff: {
    title: null
  }
  system: {
    title: null
  }
  today: {
    title: null
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
  }
}
