import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import { createBareSignIn } from './bare-sign-in.ts'

// What a session check, a sign-in and a page cost at the least: Node's own server, one statement, one hash, bytes from memory. BARE_PAGE names the file that
// it serves.

const env = process.env
const pool = new pg.Pool({ connectionString: env['DATABASE_URL'], max: 10 })
const page = readFileSync(env['BARE_PAGE'] ?? '')
const text = `select s.*, m.* from sessions s join members m on m.merchant = s.merchant and m.id = s.member_id where s.merchant = $1 and s.token_hash = $2`

const signIn = await createBareSignIn()

// Its connections outlast the turns of the others, as those of our server do.
createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  if (request.url === '/sign-in') {
    void signIn().then(fits => response.writeHead(fits ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify({ success: fits })))
    return
  }
  if (request.url !== '/check') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page)
    return
  }
  const tokenHash = createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest('hex')
  const answer = async () => {
    const { rows } = await pool.query({ name: 'check', text, values: ['demo', tokenHash] })
    response.writeHead(rows.length === 1 ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify({ success: rows.length === 1 }))
  }
  void answer()
}).listen(Number(env['PORT']), '127.0.0.1')
