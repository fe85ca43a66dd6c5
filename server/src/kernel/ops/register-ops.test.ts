import type { OpName } from '@foyer/contract/ops/index'
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerBodies } from '#kernel/http/bodies.ts'
import type { OpServices } from './op-answers.ts'
import type { OpEntry } from './op-entry.ts'
import { opRefusalOf, sendOpRefusal } from './op-failure.ts'
import { registerOps } from './register-ops.ts'
import type { StaffNote } from './staff-caller.ts'

let app: ReturnType<typeof fastify>
let notes: StaffNote[]
/** What the answer that is under test does. */
let answer: (caller: { record(note: StaffNote): void }) => unknown

beforeEach(async () => {
  notes = []
  app = fastify()
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => sendOpRefusal(reply, opRefusalOf(error, request.id)))
  registerBodies(app)
  const caller = { record: (note: StaffNote) => void notes.push(note) }
  const entry = {
    caller,
    personId: 'p',
    record: (_stores: unknown, note: StaffNote) => Promise.resolve(void notes.push(note)),
    hasRecorded: () => notes.length > 0,
  } as unknown as OpEntry
  const answers = new Proxy({}, { get: () => () => Promise.resolve(answer(caller)) }) as Record<OpName, unknown> as OpServices
  const inUnit = ((work: (stores: unknown) => unknown) => Promise.resolve(work({}))) as never
  registerOps(app, { inUnit, clock: () => new Date(0), enter: () => Promise.resolve(entry) }, answers)
  await app.ready()
})
afterEach(() => app.close())

const signOut = async () =>
  await app.inject({
    method: 'POST',
    url: '/ops/session/signOut',
    headers: { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' },
    payload: '{}',
  })

// Proves staff-9.
test('an act that leaves no event is a fault of the program', async () => {
  answer = () => ({})
  expect((await signOut()).json()).toMatchObject({ success: false, error: { code: 'server.error' } })
  answer = caller => {
    caller.record({ about: { kind: 'staff', id: 'p' } })
    return {}
  }
  expect((await signOut()).json()).toEqual({ success: true, value: {} })
})

// Proves staff-9.
test('a read of personal data leaves its event before anything is shown, and names whom it is about', async () => {
  answer = () => {
    expect(notes).toEqual([])
    return { rows: [] }
  }
  await app.inject({ url: '/ops/members/find?q=mara', headers: { host: 'localhost' } })
  expect(notes).toEqual([{ about: { kind: 'search', id: 'mara' } }])
})

// Proves staff-45.
test('the same read again is the same look; of somebody else it is another one', async () => {
  answer = () => ({ rows: [] })
  for (const name of ['mara', 'mara', 'noor', 'mara']) await app.inject({ url: `/ops/members/find?q=${name}`, headers: { host: 'localhost' } })
  expect(notes.map(({ about }) => about.id)).toEqual(['mara', 'noor'])
})

test('nothing that is not declared leaves the server', async () => {
  answer = () => ({
    person: { id: 'p', login: 'l', name: 'n', passwordHash: 'x' },
    merchants: [],
    house: [],
    idleSeconds: 1,
    endsAt: '',
    mode: 'demo',
    secret: 'y',
  })
  const { body } = await app.inject({ url: '/ops/session/me', headers: { host: 'localhost' } })
  expect(body).toContain('"login":"l"')
  expect(body).not.toMatch(/passwordHash|secret/)
})
