import { Secret, TOTP } from 'otpauth'
import { AUTHENTICATOR_SEAL } from '#account/two-factor/authenticator.ts'
import { registration, type TestApp, valueOf } from '#testing/test-app.ts'

/** The network from which the members of these tests registered; any other counts as new. */
export const HOME_IP = '198.51.100.1'

/** The code that an authenticator app shows at `now`. */
export const codeOfApp = (secret: string, now: Date): string => new TOTP({ secret }).generate({ timestamp: now.getTime() })

export interface TestFactors {
  readonly mobile?: string
  readonly email?: string
  readonly payeeName?: string
  readonly secret?: string
  readonly alwaysAsk?: boolean
}

/** Registers a member with second factors, and returns the id. */
export const memberWith = async ({ system, client }: TestApp, username: string, { mobile, email, payeeName, secret, alwaysAsk }: TestFactors) => {
  const { customerId } = valueOf(await client('alpha', { ip: HOME_IP }).call('member.register', registration(username)))
  const { members, factors } = system.stores
  if (mobile) await members.setContact('alpha', customerId, { channel: 'sms', recipient: mobile }, system.clock())
  if (email) await members.setContact('alpha', customerId, { channel: 'email', recipient: email }, system.clock())
  await factors.set(
    { merchant: 'alpha', memberId: customerId },
    {
      ...(payeeName !== undefined && { payeeName }),
      ...(secret !== undefined && { authenticatorSecret: system.seals.seal(AUTHENTICATOR_SEAL, secret) }),
      alwaysAsk: alwaysAsk ?? false,
    },
  )
  return customerId
}

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The latest code that was sent to a recipient. */
export const codeSentTo = async ({ system }: TestApp, recipient: string): Promise<string> => {
  await system.jobs.runDue()
  const messages = await system.stores.outbox.newest(50)
  // Where the clock stands, a notice to the same recipient is as new as the code.
  const codes = messages.filter(message => message.recipient === recipient).map(({ text }) => /\d{6}/.exec(text)?.[0])
  return codes.find(code => code !== undefined) ?? `nothing was sent to ${recipient}`
}
