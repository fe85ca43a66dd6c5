import { join } from 'node:path'
import sharp from 'sharp'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { createTestApp, registered, sendInto, type TestApp, valueOf } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { type CompanyStandIn, startCompanyStandIn } from './company-stand-in.ts'
import { signatureOf } from './company-wire.ts'

/** The secrets with which the test merchants' cases are signed. */
export const COMPANY_KEYS = { alpha: 'alpha-signs-its-cases', alphaNext: 'alpha-changes-to-this', beta: 'beta-signs-with-another' } as const
const keysByAccount: Readonly<Record<string, string>> = { 'account-a': COMPANY_KEYS.alpha, 'account-b': COMPANY_KEYS.beta }

const PHOTO = (
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3366aa' } })
    .jpeg()
    .toBuffer()
).toString('base64')

/** How a callback is sent: to which merchant, signed when and with which key. */
export interface Sending {
  readonly to?: string
  readonly key?: string
  /** Seconds that its time differs from now. */
  readonly late?: number
  /** Replaces the signed body after it was signed. */
  readonly tampered?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface IdentityStage extends TestApp {
  readonly company: CompanyStandIn
  readonly database: OpenDatabase
  /** Whether alpha has the company, from now on; at first it has. */
  choose(hasCompany: boolean): Promise<void>
  /** A member with this name at the bank, whose document was sent. */
  sent(name: string): Promise<{ readonly client: WireClient; readonly memberId: string; readonly id: number }>
  send(client: WireClient, clientId?: string): Promise<number>
  /** Does what is due, until the company has reported what it decided. */
  work(): Promise<void>
  /** Sends a callback as the company would; the status and body of the answer. */
  report(content: object, sending?: Sending): Promise<{ readonly status: number; readonly body: unknown }>
}

/** The whole server with a company that checks documents beside it: each test merchant has an account of its own there. The test must close it. */
export const createIdentityStage = async (): Promise<IdentityStage> => {
  const database = await openTestDatabase()
  const clock = testClock()
  let listening = ''
  const company = await startCompanyStandIn({
    keyOf: account => keysByAccount[account],
    clock,
    reach: ({ pathname }) => new URL(pathname, listening),
  })
  const choice = (account: string) => ({
    session: { idleSeconds: 86_400 },
    identityCheck: { provider: 'gateway' as const, url: company.url, account, key: 'IDENTITY_KEY', nextKey: 'NEXT_IDENTITY_KEY' },
  })
  const wire = await createTestApp({
    recurring: ['identityChecks'],
    clock,
    database,
    env: {
      ALPHA__IDENTITY_KEY: COMPANY_KEYS.alpha,
      ALPHA__NEXT_IDENTITY_KEY: COMPANY_KEYS.alphaNext,
      BETA__IDENTITY_KEY: COMPANY_KEYS.beta,
      BETA__NEXT_IDENTITY_KEY: 'beta-changes-to-this',
    },
    merchants: { alpha: choice('account-a'), beta: choice('account-b') },
  })
  const { system } = wire
  const content = { before: ['withdrawal'], documents: ['passport'], validMonths: 12 }
  for (const code of ['alpha', 'beta']) await writeFolder(join(system.merchantsDirectory, code), { 'content/identity-checks.json': content })
  await system.merchants.reload()
  listening = await wire.app.listen({ host: '127.0.0.1', port: 0 })
  const deliver = sendInto(wire.app, '198.51.100.9')
  const file = system.merchants.byCode('alpha')?.file
  const send = async (client: WireClient, clientId = 'document-0001') =>
    valueOf(await client.call('identity.send', { clientId, document: 'passport', pictures: [PHOTO] })).id
  let members = 0

  return {
    ...wire,
    company,
    database,
    send,
    async choose(hasCompany) {
      const { identityCheck: _, ...without } = file ?? {}
      await writeFolder(join(system.merchantsDirectory, 'alpha'), { 'merchant.json': hasCompany ? file : without })
      await system.merchants.reload()
    },
    async sent(name) {
      members += 1
      const { client, customerId: memberId } = await registered(wire, `holder_${members}`)
      await system.stores.factors.set({ merchant: 'alpha', memberId }, { payeeName: name, alwaysAsk: false })
      return { client, memberId, id: await send(client) }
    },
    async work() {
      await system.jobs.runDue()
      await company.reported()
    },
    async report(state, { to = 'alpha', key = COMPANY_KEYS.alpha, late = 0, tampered, headers = {} } = {}) {
      const body = JSON.stringify({ account: 'account-a', id: 'case-x', ...state })
      const timestamp = Math.floor(clock().getTime() / 1000) - late
      const reply = await deliver({
        method: 'POST',
        path: `/identity-checks/callback/${to}`,
        headers: {
          'content-type': 'application/json',
          'x-identity-timestamp': String(timestamp),
          'x-identity-signature': signatureOf(key, timestamp, 'callback', body),
          ...headers,
        },
        body: tampered ?? body,
      })
      return { status: reply.status, body: JSON.parse(reply.body) as unknown }
    },
    async close() {
      await wire.close()
      await company.close()
    },
  }
}
