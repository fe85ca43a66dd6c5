import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStage, type Stage } from '#account/testing/identity-stage.ts'
import { passkeyStage } from '#account/testing/passkey-stage.ts'
import { codeOfApp, newSecret } from '#account/testing/test-factors.ts'
import { valueOf } from '#testing/test-app.ts'
import type { WireClient } from '#testing/wire-client.ts'

let stage: Stage
beforeAll(async () => {
  stage = await createStage()
})
afterAll(() => stage.close())

/** How many notices of a new network an address has got. */
const noticesTo = async (email: string): Promise<number> => {
  await stage.wire.system.jobs.runDue()
  const messages = await stage.wire.system.stores.outbox.newest(200)
  return messages.filter(({ recipient, text }) => recipient === email && text.includes('new network')).length
}

type Way = readonly [name: string, prepare: () => Promise<{ readonly email: string; readonly signIn: (from: WireClient) => Promise<unknown> }>]

const ways: readonly Way[] = [
  [
    'a code by SMS',
    async () => {
      const [number, email] = [stage.newNumber(), stage.newEmail()]
      await stage.member({ mobile: `63${number}`, email })
      const signIn = async (from: WireClient) => {
        await stage.requestVisitorCode(number)
        return valueOf(await from.call('session.login', { type: 'sms', username: `63${number}`, password: await stage.codeOf(number) }))
      }
      return { email, signIn }
    },
  ],
  [
    'an identity',
    async () => {
      const [subject, email] = [`google-${stage.newEmail()}`, stage.newEmail()]
      const { client } = await stage.member({ email })
      const token = async () => ({ firebaseChannel: 'google' as const, firebaseIdToken: await stage.google.token({ subject }) })
      valueOf(await client.call('member.bindIdentity', await token()))
      const signIn = async (from: WireClient) => valueOf(await from.call('session.login', { type: 'firebase', ...(await token()) }))
      return { email, signIn }
    },
  ],
  [
    'a passkey',
    async () => {
      const email = stage.newEmail()
      const { client } = await stage.member({ email })
      const passkeys = passkeyStage(stage.wire)
      const { device, outcome } = await passkeys.add(client)
      valueOf(outcome)
      return { email, signIn: async from => valueOf(await passkeys.logIn(device, { client: from })) }
    },
  ],
  [
    'a code by SMS and an authenticator app',
    async () => {
      const [number, email, secret] = [stage.newNumber(), stage.newEmail(), newSecret()]
      const { id } = await stage.member({ mobile: `63${number}`, email, secret })
      await stage.wire.system.stores.factors.set({ merchant: 'alpha', memberId: id }, { alwaysAsk: true })
      const signIn = async (from: WireClient) => {
        await stage.requestVisitorCode(number)
        const refused = await from.call('session.login', { type: 'sms', username: `63${number}`, password: await stage.codeOf(number) })
        const { firstStep = '' } = (refused.success ? {} : refused.value) as { readonly firstStep?: string }
        const authCode = codeOfApp(secret, stage.wire.system.clock())
        return valueOf(await from.call('session.loginVerification', { firstStep, method: 'G', authCode }))
      }
      return { email, signIn }
    },
  ],
]

// Proves two-factor-31.
test.each(ways)('the member gets a notice after a sign-in by %s from a new network, once for each network', async (_, prepare) => {
  const { email, signIn } = await prepare()
  await signIn(stage.home())
  expect(await noticesTo(email)).toBe(0)
  stage.wire.system.clock.advance(60)
  await signIn(stage.away())
  expect(await noticesTo(email)).toBe(1)
  stage.wire.system.clock.advance(60)
  await signIn(stage.away())
  expect(await noticesTo(email)).toBe(1)
})
