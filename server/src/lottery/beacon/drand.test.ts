import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { quicknet } from '@foyer/draw-check/drand'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDrand } from './drand.ts'

// Rounds 1000 and 123 of quicknet, as drand gives them.
const ROUND = 1000
const SIGNATURE = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
const OTHER = 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92'

/** A stand-in that knows exactly the address of a round, and answers 404 to everything else. */
const startStandIn = async (answer: unknown, status = 200) => {
  const requests: (string | undefined)[] = []
  const server = createServer((request, reply) => {
    requests.push(request.url)
    const isRight = request.method === 'GET' && request.url === `/${quicknet.hash}/public/${ROUND}`
    reply.writeHead(isRight ? status : 404, { 'content-type': 'application/json' }).end(isRight ? JSON.stringify(answer) : '{}')
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests, close: () => server.close() }
}

let standIns: Awaited<ReturnType<typeof startStandIn>>[]
beforeEach(() => {
  standIns = []
})
afterEach(() => {
  for (const { close } of standIns) close()
})
const beaconAt = async (...answers: readonly (readonly [answer: unknown, status?: number])[]) => {
  for (const [answer, status] of answers) standIns.push(await startStandIn(answer, status))
  return createDrand({ urls: standIns.map(({ url }) => url), fetch, log: pino({ level: 'silent' }) })
}

// Proves games-and-lottery-19.
test('the signature of a round is taken from the first address that has it', async () => {
  const beacon = await beaconAt([{}, 404], [{ round: ROUND, randomness: 'anything', signature: SIGNATURE }], [{ round: ROUND, signature: SIGNATURE }])
  expect(await beacon.signatureOf(ROUND)).toBe(SIGNATURE)
  expect(standIns.map(({ requests }) => requests.length)).toEqual([1, 1, 0])
})

test.each([
  ['a round that has not come', {}, 404],
  ['another round', { round: 123, signature: OTHER }, 200],
  ['the signature of another round', { round: ROUND, signature: OTHER }, 200],
  ['something else', { error: 'too early' }, 200],
  ['a server that fails', { round: ROUND, signature: SIGNATURE }, 500],
])('%s is no signature', async (_, answer, status) => {
  const beacon = await beaconAt([answer, status])
  expect(await beacon.signatureOf(ROUND)).toBeUndefined()
})

test('nobody there is no signature', async () => {
  const beacon = await beaconAt([{}])
  standIns[0]?.close()
  expect(await beacon.signatureOf(ROUND)).toBeUndefined()
})
