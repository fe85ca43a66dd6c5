import { MONEY } from '#ledger-moves.ts'
import { SESSION_ROWS } from '#members.ts'
import { AGE, DEMO, insert, WAITING } from './past.ts'

const NAMES = `(array['Mara','Ana','Jun','Rosa','Leo','Nita','Paulo','Grace','Ramon','Liza','Dan','Ella','Noel','Vic','Tess','Ben','Joy','Carl','Mia','Rey'])[1 + i % 20]`
const FAMILIES = `(array['Reyes','Santos','Cruz','Bautista','Ocampo','Garcia','Mendoza','Torres','Flores','Ramos'])[1 + i / 20 % 10]`

/** So many members have invited the others: in a database of a million members a thousand each. */
const INVITERS = 1_000

/** A session for each member, of whom few share a device. */
const signedIn = (members: number): readonly string[] => [
  SESSION_ROWS(members),
  `update sessions set device_id = md5('device' || (substr(member_id, 6)::int / 2)) where merchant = ${DEMO} and member_id ~ '[05]$'`,
]

/** The sessions of a database that was filled some time ago: they have ended, or end while others are measured. */
export const signedInAgain = (members: number): readonly string[] => ['delete from sessions', ...signedIn(members), 'vacuum analyze sessions']

const everyOne = (members: number) => `from (select i, ${members} as total from generate_series(1, ${members}) as i) s`

/** Members, each signed in. */
export const memberRows = (members: number): readonly string[] => {
  const all = everyOne(members)
  return [
    insert(
      'members',
      {
        merchant: DEMO,
        id: `'bench' || i`,
        username: `'bench' || i`,
        type: 'case when i <= least(200, total / 50) then 1 else 0 end',
        password_changed_at: 'now()',
        password_chosen: 'true',
        currency: `'PHP'`,
        registered_at: AGE(31),
        mobile: `'6390' || lpad(i::text, 8, '0')`,
        mobile_verified_at: AGE(31),
        email: `'bench' || i || '@player.example'`,
        email_verified_at: AGE(31),
        deposit_count: '1',
        deposited_amount: `${MONEY}::bigint`,
        first_deposit_at: AGE(30),
      },
      all,
    ),
    ...signedIn(members),
  ]
}

/** What members have beside their money. */
export const traces = (members: number): readonly string[] => {
  const all = everyOne(members)
  const some = (where: string) => `${all} where ${where}`
  const own = { merchant: DEMO, member_id: `'bench' || i` }
  return [
    insert(
      'registrations',
      { ...own, method: `'username'`, affiliate_code: `case when i % 10 = 0 then 'partner' || i % 50 end`, network_prefix: `'127.0.0.0/24'` },
      all,
    ),
    insert('networks', { ...own, prefix: `'127.0.0.0/24'`, first_seen_at: AGE(31), last_seen_at: 'now()' }, all),
    insert(
      'member_factors',
      { ...own, payee_name: `${NAMES} || ' ' || ${FAMILIES} || case when i % 3 = 0 then '' else ' ' || i end` },
      some('i % 3 < 2'),
    ),
    insert(
      'referrals',
      { ...own, inviter_id: `'bench' || (1 + i % least(${INVITERS}, total / 50))`, way: `'code'`, joined_at: AGE(31) },
      some('i % 5 = 0 and i > 200'),
    ),
    insert(
      'audit_events',
      { at: AGE(30), ...own, event: 'e.event', ip: `'127.0.0.1'`, user_agent: `'bench'`, request_id: `'bench'`, detail: `'{}'` },
      `${all}, (values ('login.succeeded'), ('network.added'), ('code.sent')) as e (event)`,
    ),
    insert('sent_messages', { ...own, at: AGE(30), channel: `'sms'`, what: `'code_verify'`, '"to"': `'••••' || i % 10000`, outcome: `'sent'` }, all),
    insert('tracking_events', { merchant: DEMO, id: `'bench' || i`, moment: `'firstOpen'`, detail: `'{}'`, at: AGE(31) }, some('i % 3 = 0')),
    insert(
      'chat_threads',
      {
        ...own,
        last_seq: '1',
        last_at: AGE(30),
        member_unread: '0',
        support_unread: `case when ${WAITING} then 1 else 0 end`,
        waiting_since: `case when ${WAITING} then ${AGE(2)} end`,
      },
      some('i % 20 = 0 or i <= 500'),
    ),
    `insert into chat_messages (merchant, member_id, seq, by, client_id, at, text) select merchant, member_id, 1, 'member', 'bench', last_at, 'Where is my deposit?' from chat_threads where merchant = ${DEMO}`,
    insert(
      'feedback',
      {
        ...own,
        client_id: `'bench'`,
        topic: `'other'`,
        text: `'It could be faster.'`,
        pictures: '0',
        sent_at: AGE(30),
        answer: `case when ${WAITING} then null else 'Thank you.' end`,
        answered_at: `case when ${WAITING} then null else now() end`,
      },
      some('i % 20 = 1 or i <= 500'),
    ),
    insert(
      'risk_signals',
      { ...own, kind: `'device'`, key: `'bench'`, weight: '50', facts: `'{}'`, first_at: AGE(30), last_at: AGE(30) },
      some('i % 50 = 0'),
    ),
    insert(
      'risk_cases',
      {
        ...own,
        state: `case when i <= total / 2 then 'closed' else 'open' end`,
        weight: '40 + i / 50 % 60',
        opened_at: AGE(30),
        closed_at: 'case when i <= total / 2 then now() end',
        closed_by: `case when i <= total / 2 then 'bench' end`,
        closed_reason: `case when i <= total / 2 then 'a family' end`,
      },
      some('i % 50 = 0'),
    ),
    `insert into data_requests (merchant, member_id, kind, text, asked_at, due_at, by)
     select ${DEMO}, 'bench' || i, 'access', 'All of it, please.', ${AGE(20)}, ${AGE(20)} + interval '30 days', 'bench' ${some('i % 2000 = 0')}`,
    insert('member_locks', { ...own, scope: `'withdrawal'`, reason: `'a question'`, by: `'bench'`, at: AGE(30) }, some('i % 500 = 0')),
    insert('play_pauses', { ...own, kind: `'exclusion'`, since: AGE(30), registered_at: AGE(31) }, some('i > total - total / 200')),
    insert('member_tags', { ...own, tag: `'vip-watch'`, by: `'bench'`, at: AGE(30), registered_at: AGE(31) }, some('i % 1000 = 0')),
  ]
}
