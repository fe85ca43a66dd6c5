import { randomBytes } from 'node:crypto'
import { send, sendAll, stopLoad, type Call } from '#load.ts'
import { addMembers, MEMBERS, usernameOf } from '#members.ts'
import { seal } from '#seal.ts'
import { startMeasured } from '#start-measured.ts'
import { interval, median } from '#statistics.ts'

const ROUNDS = 15
const CALLS_A_ROUND = 100
/** The middle of the ratio's interval may be this far from 1: noise of the machine, far below what a network lets anyone measure. */
const TOLERANCE = 0.05
const WRONG_PASSWORD = 'Harbor-00-nowhere'

// Each call comes from a network of its own, so that no limit decides.
const server = await startMeasured({ TRUSTED_PROXIES: '127.0.0.0/8' })
const { port, ask } = server
let turn = 0
const networkOf = (index: number): string => `2001:db8:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`
const headers = () => {
  turn += 1
  return { merchant: 'demo', language: 'EN', 'content-type': 'application/json', 'x-forwarded-for': networkOf(turn) }
}

/** A member nobody asked about yet: each has limits of its own. */
let asked = 0
const known = (): string => usernameOf((((asked += 1) * 7_919) % MEMBERS) + 1)
/** As long as a member's. */
const unknown = (): string => `nobody${randomBytes(3).toString('hex')}`

try {
  await addMembers(process.env['DATABASE_URL'] ?? '')
  const { value: publicKey } = JSON.parse(await send(port, { method: 'GET', path: '/wps/session/key/rsa', headers: headers() })) as { value: string }

  const sealed = (path: string, data: unknown, expect: number): Call => {
    const { headers: envelope, body } = seal(publicKey, data)
    return { method: 'POST', path, headers: { ...headers(), ...envelope }, body, expect }
  }
  const subjects: Readonly<Record<string, (name: string) => Call>> = {
    'sign-in, wrong password': username => sealed('/wps/session/login', { type: 'username', username, password: WRONG_PASSWORD }, 403),
    'second factor, wrong password': username =>
      sealed('/wps/session/login/verification', { username, password: WRONG_PASSWORD, method: 'G', authCode: '000000' }, 403),
  }

  const cpuOf = async (calls: readonly Call[]): Promise<number> => {
    const before = await ask({ ask: 'usage' })
    await sendAll(port, calls)
    return ((await ask({ ask: 'usage' })).cpu - before.cpu) / calls.length
  }
  const callsOf = (call: (name: string) => Call, name: () => string): readonly Call[] => Array.from({ length: CALLS_A_ROUND }, () => call(name()))

  for (const [subject, call] of Object.entries(subjects)) {
    const ratios: number[] = []
    const costs: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      // They take turns in going first, so that whatever drifts favours neither.
      const order = round % 2 === 0 ? [known, unknown] : [unknown, known]
      const cost = new Map<() => string, number>()
      for (const name of order) cost.set(name, await cpuOf(callsOf(call, name)))
      // The first round only warms up.
      if (round === 0) continue
      ratios.push(cost.get(known)! / cost.get(unknown)!)
      costs.push(cost.get(unknown)!)
    }
    const [low, high] = interval(ratios)
    const told = `${median(ratios).toFixed(3)} (95 % of medians: ${low.toFixed(3)}–${high.toFixed(3)})`
    console.log(`  ${subject.padEnd(34)}${median(costs).toFixed(3).padStart(8)} ms   known ÷ unknown ${told}`)
    if (low > 1 + TOLERANCE || high < 1 - TOLERANCE) throw new Error(`${subject}: its cost tells whether a member exists.`)
  }
  console.log(`  Processor time per request, ${ROUNDS} rounds of ${CALLS_A_ROUND} calls for each kind of name.`)
} finally {
  stopLoad()
  await server.stop()
}
