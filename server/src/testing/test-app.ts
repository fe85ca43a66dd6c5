import type { register } from '@foyer/contract/account/registration/register'
import type { login } from '@foyer/contract/account/session/login'
import type { RequestOf } from '@foyer/contract/call'
import type { FastifyInstance } from 'fastify'
import { createApp, type AppOptions } from '#app/app.ts'
import type { Caller } from '#kernel/caller.ts'
import { networkOf } from '#kernel/http/network.ts'
import { createTestDeps, type TestDepsOptions, type TestSystem } from './harness.ts'
import { answered } from './in-call.ts'
import type { TestMerchantCode } from './test-merchants.ts'
import { WireClient, type Send } from './wire-client.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly system: TestSystem
  /** A client of `<merchant>.test` that calls from the address `ip`. */
  client(
    merchant?: TestMerchantCode,
    more?: { readonly ip?: string; readonly headers?: Readonly<Record<string, string>>; readonly language?: string },
  ): WireClient
  close(): Promise<void>
}

/** Passes a wire client's requests to the app, as if they came from `ip`. */
export const sendInto =
  (app: FastifyInstance, ip: string): Send =>
  async ({ method, path, headers, body }) => {
    const request = { method: method as 'GET', url: path, headers, remoteAddress: ip, ...(body !== undefined && { payload: body }) }
    // Fastify starts only when its answer is awaited, so the await belongs to the call.
    const reply = await answered(method, path, async () => await app.inject(request))
    return { status: reply.statusCode, headers: reply.headers as Record<string, string>, body: reply.body }
  }

/** The whole server without a socket, with its own database and merchants. The test must close it. */
export const createTestApp = async (options: TestDepsOptions = {}, appOptions: AppOptions = {}): Promise<TestApp> => {
  const system = await createTestDeps(options)
  const app = await createApp(system, appOptions)
  return {
    app,
    system,
    client: (merchant = 'alpha', { ip = '203.0.113.7', headers, language = 'EN' } = {}) =>
      new WireClient({ send: sendInto(app, ip), merchant, language, headers: { Host: `${merchant}.test`, ...headers } }),
    async close() {
      await app.close()
      await system.close()
    },
  }
}

export const PASSWORD = 'Lantern-42-river'

/** A valid registration that signs in at once. */
export const registration = (username: string, changes: Partial<RequestOf<typeof register>> = {}): RequestOf<typeof register> => ({
  username,
  password: PASSWORD,
  login: true,
  registerMethod: 'H5',
  ...changes,
})

export const signIn = (username: string, changes: Partial<RequestOf<typeof login>> = {}): RequestOf<typeof login> => ({
  type: 'username',
  username,
  password: PASSWORD,
  ...changes,
})

/** The value of a successful answer; throws on any other. */
export const valueOf = <Value>(
  outcome: { readonly success: true; readonly value: Value } | { readonly success: false; readonly errorCode: string },
): Value => {
  if (!outcome.success) throw new Error(`The call was refused: ${outcome.errorCode}`)
  return outcome.value
}

/** A new member, with a client that is signed in as them. */
export const registered = async (
  wire: Pick<TestApp, 'client'>,
  username: string,
  { merchant = 'alpha', ip, ...changes }: Partial<RequestOf<typeof register>> & { readonly merchant?: TestMerchantCode; readonly ip?: string } = {},
) => {
  const client = wire.client(merchant, ip === undefined ? {} : { ip })
  const { token, customerId, rememberToken = '' } = valueOf(await client.call('member.register', registration(username, changes)))
  client.token = token
  return { client, customerId, rememberToken }
}

/** A caller at merchant alpha, for a service that is called without HTTP. */
export const callerOf = (
  { system }: TestApp,
  { ip = '203.0.113.7', merchant: code = 'alpha' }: { readonly ip?: string; readonly merchant?: TestMerchantCode } = {},
): Caller => {
  const merchant = system.merchants.byCode(code)
  if (!merchant) throw new Error('The test merchants are missing.')
  const network = networkOf(ip)
  return {
    requestId: 'test',
    merchant,
    origin: `http://${code}.test`,
    affiliateCode: undefined,
    language: 'EN',
    network,
    device: 'H5',
    userAgent: 'test',
    globalPrivacyControl: false,
    session: undefined,
  }
}
