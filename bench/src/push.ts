import { Worker } from 'node:worker_threads'
import { storesOn, unitOfWorkOn } from '@foyer/server/src/app/stores.ts'
import { openPostgres } from '@foyer/server/src/kernel/db/postgres.ts'
import { createSeals } from '@foyer/server/src/kernel/security/seals.ts'
import { queueMessage } from '@foyer/server/src/messages/queue-message.ts'
import { PUSH_SEAL } from '@foyer/server/src/push/binding.ts'
import { queuePush } from '@foyer/server/src/push/queue-push.ts'
import pg from 'pg'
import { addMembers, MEMBERS } from './members.ts'
import { startMeasured } from './start-measured.ts'
import { percentile } from './statistics.ts'

// One push to 100,000 devices, and how long codes by SMS take meanwhile. Another process queues them, so they wait for the server's next look as well.

/** A code has left after this time at most, ms. */
const AIM_MS = 2_000
const CODE_EVERY_MS = 1_000
const LOOK_EVERY_MS = 20
const SECRET_KEY = 'a key of the bench that is long enough for it'
const databaseUrl = process.env['DATABASE_URL'] ?? ''

/** A push service that takes everything, in a thread of its own. */
const SERVICE = `
  const { createServer } = require('node:http')
  const { parentPort } = require('node:worker_threads')
  const server = createServer((request, response) => request.resume().on('end', () => response.writeHead(201).end()))
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`

const wait = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms)
  })

const service = new Worker(SERVICE, { eval: true })
const servicePort = await new Promise<number>(resolve => void service.once('message', resolve))
const serviceUrl = `http://127.0.0.1:${servicePort}`
const server = await startMeasured({ SECRET_KEY, PUSH_ORIGINS: serviceUrl })
const { db, close } = await openPostgres(databaseUrl, error => {
  throw error
})
const stores = storesOn(db)
const inUnit = unitOfWorkOn(db)
const deps = { clock: () => new Date(), newId: () => crypto.randomUUID(), seals: createSeals(SECRET_KEY) }

/** A device for each member. All have one key pair, because encrypting costs the same for each of them. */
const addDevices = async (): Promise<void> => {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const p256dh = Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64url')
  const keys = { p256dh, auth: Buffer.alloc(16, 1).toString('base64url') }
  const token = Buffer.from(JSON.stringify({ endpoint: `${serviceUrl}/device`, keys })).toString('base64url')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into push_subscriptions (merchant, member_id, id, provider, sealed_token, session_hash, origin, language, to_all, bound_at)
     select 'demo', 'bench' || i, encode(sha256(('device' || i)::bytea), 'hex'), 'webPush', $1, 'none', 'http://localhost', 'EN', true, now()
     from generate_series(1, ${MEMBERS}) as i`,
    [deps.seals.seal(PUSH_SEAL, token)],
  )
  await client.query('vacuum analyze push_subscriptions')
  await client.end()
}

/** Queues a code, and answers how long it took to leave, ms. */
const sendCode = async (number: number): Promise<number> => {
  const recipient = `6391${String(number).padStart(8, '0')}`
  const until = new Date(Date.now() + 300_000).toISOString()
  const began = performance.now()
  await inUnit(unit => queueMessage(deps)(unit, 'demo', { channel: 'sms', recipient, text: 'Your code is 123456.', to: 'anyone', until }))
  for (;;) {
    const sent = await stores.outbox.newest(20)
    if (sent.some(one => one.recipient === `+${recipient}`)) return performance.now() - began
    await wait(LOOK_EVERY_MS)
  }
}

try {
  await addMembers(databaseUrl)
  await addDevices()
  const before = await server.query({ query: 'usage' })
  const began = performance.now()
  const says = { words: { EN: { title: 'Lantern Nights', body: 'Take part tonight.' } } }
  const id = await inUnit(unit => queuePush(deps)(unit, 'demo', { kind: 'messages', says, path: '/m/home', audience: { topic: 'ALL' } }))
  const codes: number[] = []
  const counted = () => stores.pushes.counts({ merchant: 'demo', id })
  let counts = await counted()
  while (counts.accepted < MEMBERS) {
    const next = wait(CODE_EVERY_MS)
    codes.push(await sendCode(codes.length))
    await next
    counts = await counted()
  }
  const seconds = (performance.now() - began) / 1000
  const { cpu } = await server.query({ query: 'usage' })
  const slowest = Math.max(...codes)
  console.log(
    `  ${MEMBERS.toLocaleString('en')} devices were sent to in ${seconds.toFixed(0)} s, ${((cpu - before.cpu) / MEMBERS).toFixed(2)} ms of the server's processor time each.`,
  )
  console.log(
    `  ${codes.length} codes by SMS meanwhile: half had left after ${percentile(codes, 0.5).toFixed(0)} ms, the slowest after ${slowest.toFixed(0)} ms (aim: ${AIM_MS} ms).`,
  )
  if (slowest > AIM_MS) throw new Error(`A code took ${slowest.toFixed(0)} ms.`)
} finally {
  await close()
  await server.stop()
  await service.terminate()
}
