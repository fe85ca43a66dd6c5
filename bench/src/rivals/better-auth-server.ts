import { createHmac } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { hash, verify } from '@node-rs/argon2'
import pg from 'pg'
import { COST } from '#bare-sign-in.ts'
import { MEMBERS, PASSWORD, tokenOf } from '#members.ts'

// better-auth with as many members in the same database, in a schema of its own, behind Node's own server. RIVALS names the folder where it is installed
// (`tools/bench.mjs`), because nothing of it belongs to the product. HASH=ours hashes passwords as we do; otherwise its own default does.

const env = process.env
const SECRET = 'a secret of forty characters for a bench'
const SCHEMA = env['HASH'] === 'ours' ? 'rival_our_hash' : 'rival'

/** What is used of better-auth. */
interface BetterAuth {
  readonly options: object
  readonly api: { signUpEmail(call: { readonly body: object }): Promise<unknown> }
}
const load = createRequire(`${env['RIVALS'] ?? ''}/package.json`)
const { betterAuth } = load('better-auth') as { readonly betterAuth: (options: object) => BetterAuth }
const { getMigrations } = load('better-auth/db/migration') as {
  readonly getMigrations: (options: object) => Promise<{ readonly runMigrations: () => Promise<void> }>
}
const { toNodeHandler } = load('better-auth/node') as { readonly toNodeHandler: (auth: BetterAuth) => RequestListener }

const pool = new pg.Pool({ connectionString: env['DATABASE_URL'], max: 10, options: `-c search_path=${SCHEMA}` })
const ourHash = {
  hash: (password: string) => hash(password, COST),
  verify: ({ hash: stored, password }: { readonly hash: string; readonly password: string }) => verify(stored, password),
}
const auth = betterAuth({
  database: pool,
  secret: SECRET,
  baseURL: `http://127.0.0.1:${env['PORT']}`,
  emailAndPassword: { enabled: true, ...(env['HASH'] === 'ours' && { password: ourHash }) },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
})

const prepared = await pool.query('select 1 from information_schema.schemata where schema_name = $1', [SCHEMA])
if (prepared.rows.length === 0) {
  await pool.query(`create schema ${SCHEMA}`)
  await (await getMigrations(auth.options)).runMigrations()
  // It hashes the password, which all others share.
  await auth.api.signUpEmail({ body: { email: 'first@player.example', password: PASSWORD, name: 'first' } })
  const statements = [
    `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
     select 'bench' || i, 'bench' || i, 'bench' || i || '@player.example', true, now(), now() from generate_series(1, ${MEMBERS}) as i`,
    `insert into account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
     select 'bench' || i, 'bench' || i, 'credential', 'bench' || i, password, now(), now() from generate_series(1, ${MEMBERS}) as i, account`,
    `insert into session (id, token, "userId", "ipAddress", "userAgent", "expiresAt", "createdAt", "updatedAt")
     select 'bench' || i, lpad('bench' || i, 43, '0'), 'bench' || i, '127.0.0.1', 'bench', now() + interval '7 days', now(), now() from generate_series(1, ${MEMBERS}) as i`,
    'vacuum analyze',
  ]
  for (const statement of statements) await pool.query(statement)
}

/** The cookie of a member's session, signed as better-auth signs it. */
const cookieOf = (index: number): string => {
  const token = tokenOf(index)
  return `better-auth.session_token=${encodeURIComponent(`${token}.${createHmac('sha256', SECRET).update(token).digest('base64')}`)}`
}

// The bench knows neither the secret nor the form of its cookies: it names the member, as it does elsewhere.
const handle = toNodeHandler(auth)
// Its connections outlast the turns of the others, as those of our server do.
createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const member = Number(request.headers['x-member'])
  if (request.url === '/up') {
    response.end()
    return
  }
  if (request.url === '/api/auth/get-session') request.headers.cookie = cookieOf(member)
  handle(request, response)
}).listen(Number(env['PORT']), '127.0.0.1')
