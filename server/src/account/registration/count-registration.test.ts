import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveIdentity } from '#account/identity/prove-identity.ts'
import { guessCode } from '#account/verification/guess-code.ts'
import type { Caller } from '#kernel/caller.ts'
import { Refusal } from '#kernel/refusal.ts'
import { callerOf, createTestApp, type TestApp } from '#testing/test-app.ts'
import { countRegistration } from './count-registration.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const invalid = () => Promise.reject(new Refusal('identity.token.invalid'))
const nobody = { firebaseChannel: 'google', firebaseIdToken: 'nothing' } as const
const target = { purpose: 'visitor', channel: 'sms', recipient: '639170000001' } as const

// Proves sign-in-16.
test.each<[what: string, least: number, attempt: (caller: Caller) => Promise<unknown>]>([
  ['registrations', 100, caller => countRegistration(wire.system)(caller)],
  ['guesses of codes', 100, caller => guessCode(wire.system)(target, '000000', caller, ['login.limited', 'login.failed'])],
  ['proofs of identities', 300, caller => proveIdentity({ ...wire.system, identity: { ...wire.system.identity, prove: invalid } })(nobody, caller)],
])('%s are counted for an IPv6 line, a /56, and for its /48, whichever of its networks they come from', async (_what, points, attempt) => {
  wire.system.clock.advance(3_600)
  /** How many of the tries of a line were taken, each from another of its networks. */
  const taken = async (line: string): Promise<number> => {
    let count = 0
    for (let time = 0; time <= points; time += 1) {
      const network = (time % 256).toString(16).padStart(2, '0')
      const caller = callerOf(wire, { ip: `2001:db8:7:${line}${network}::1` })
      const error = await attempt(caller).catch((refusal: unknown) => refusal)
      if (!(error instanceof Refusal) || !error.code.startsWith('TOO_MANY_REQUEST')) count += 1
    }
    return count
  }
  for (const line of ['a0', 'b0', 'c0', 'd0']) expect([line, await taken(line)]).toEqual([line, points])
  expect(await taken('e0')).toBe(0)
})
