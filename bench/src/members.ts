import pg from 'pg'

export const MEMBERS = 100_000
/** The demo member's password, which all members of the measurement share. */
export const PASSWORD = 'Lantern-42-river'

export const usernameOf = (index: number) => `bench${index}`
/** Without its dialling code, 63. */
export const mobileOf = (index: number) => `90${String(index).padStart(8, '0')}`
export const emailOf = (index: number) => `bench${index}@player.example`
/** A session token as the server makes them: 43 characters of base64url. */
export const tokenOf = (index: number) => `bench${index}`.padStart(43, '0')

/** One session for each of the first so many members. They were used a moment from now, so that no renewal (at most one write per 30 s) falls into the measurement. */
export const SESSION_ROWS = (members: number) => `
  insert into sessions (merchant, token_hash, member_id, network_prefix, user_agent, first_time_login, created_at, last_used_at)
  select 'demo', encode(sha256(lpad('bench' || i, 43, '0')::bytea), 'hex'), 'bench' || i, '127.0.0.0/24', 'bench', false, now(), now() + interval '1 hour'
  from generate_series(1, ${members}) as i`

/** So many members of the demo merchant, each with one session and one known network, written by SQL. */
export const addMembers = async (databaseUrl: string, count = MEMBERS): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const statements = [
      `insert into members (merchant, id, username, type, password_hash, password_changed_at, password_chosen, currency, registered_at, first_login_at,
         mobile, mobile_verified_at, email, email_verified_at)
       select merchant, 'bench' || i, 'bench' || i, type, password_hash, now(), true, currency, now(), now(),
         '6390' || lpad(i::text, 8, '0'), now(), 'bench' || i || '@player.example', now()
       from generate_series(1, ${count}) as i, members where username = 'player' and merchant = 'demo'`,
      SESSION_ROWS(count),
      // Members sign in from known networks, which is the usual case.
      `insert into networks (merchant, member_id, prefix, first_seen_at, last_seen_at)
       select 'demo', 'bench' || i, '127.0.0.0/24', now(), now() from generate_series(1, ${count}) as i`,
      'vacuum analyze members',
      'vacuum analyze sessions',
      'vacuum analyze networks',
    ]
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
