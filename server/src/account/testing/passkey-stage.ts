import type { TestApp } from '#testing/test-app.ts'
import { registered, valueOf } from '#testing/test-app.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { testAuthenticator, type Ceremony, type PasskeyWishes, type TestAuthenticator } from './test-authenticator.ts'
import { HOME_IP } from './test-factors.ts'

/** A network from which nobody here has signed in. */
export const AWAY_IP = '192.0.2.9'

/** What tests of passkeys do again and again. */
export const passkeyStage = (wire: TestApp) => {
  const options = async (client: WireClient): Promise<Ceremony> => valueOf(await client.call('session.passkeyOptions', {}))

  /** Adds a passkey to the member who is signed in. */
  const add = async (client: WireClient, device: TestAuthenticator = testAuthenticator(), wishes?: PasskeyWishes) => {
    const begun = valueOf(await client.call('member.passkeyBegin', {}))
    return { device, outcome: await client.call('member.passkeyAdd', { passkey: device.make(begun, wishes) }) }
  }

  return {
    options,
    add,
    /** A member with a passkey, and a client that is signed in as them. */
    async member(username: string, device?: TestAuthenticator) {
      const { client } = await registered(wire, username, { ip: HOME_IP })
      const added = await add(client, device)
      return { client, device: added.device, codes: valueOf(added.outcome).recoveryCodes ?? [] }
    },
    async logIn(
      device: TestAuthenticator,
      { client = wire.client('alpha', { ip: AWAY_IP }), ...wishes }: PasskeyWishes & { client?: WireClient } = {},
    ) {
      return await client.call('session.passkeyLogin', { passkey: device.use(await options(client), wishes) })
    },
  }
}
