import type { OpErrorCode } from '@foyer/contract/ops/errors'
import { type OpAnswers, type OpName, type OpRequests, ops } from '@foyer/contract/ops/index'
import type { OpDeclaration } from '@foyer/contract/ops/op'
import type { Role } from '@foyer/contract/ops/permissions'
import type { FastifyInstance } from 'fastify'
import { createConsoleApp } from '#app/console/console-app.ts'
import { networkOf } from '#kernel/http/network.ts'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'
import { openSession } from '#staff/session/open-session.ts'
import { createTestDeps, type TestDepsOptions, type TestSystem } from '#testing/harness.ts'
import type { TestMerchantCode } from '#testing/test-merchants.ts'

export type OpOutcome<Value> =
  | { readonly status: number; readonly success: true; readonly value: Value; readonly cookie: string | undefined }
  | { readonly status: number; readonly success: false; readonly code: OpErrorCode; readonly data: Readonly<Record<string, unknown>> }

interface ClientOptions {
  readonly ip?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The console as a browser calls it. */
export class OpClient {
  cookie: string | undefined
  readonly #app: FastifyInstance
  readonly #options: ClientOptions

  constructor(app: FastifyInstance, options: ClientOptions = {}) {
    this.#app = app
    this.#options = options
  }

  /** A call at `merchant`; a cookie that comes with the answer is kept. */
  async call<Name extends OpName>(name: Name, request: OpRequests[Name], merchant: string = 'alpha'): Promise<OpOutcome<OpAnswers[Name]>> {
    const op: OpDeclaration = ops[name]
    const isAct = op.method === 'POST'
    const query = new URLSearchParams(isAct ? {} : Object.entries(request).map(([field, value]): [string, string] => [field, String(value)]))
    const reply = await this.#app.inject({
      method: op.method,
      url: query.size > 0 ? `${op.path}?${query.toString()}` : op.path,
      remoteAddress: this.#options.ip ?? '203.0.113.7',
      headers: {
        host: 'localhost',
        ...(isAct && { origin: 'http://localhost', 'content-type': 'application/json' }),
        ...(op.scope === 'merchant' && { merchant }),
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...this.#options.headers,
      },
      ...(isAct && { payload: JSON.stringify(request) }),
    })
    const given = reply.headers['set-cookie']
    if (typeof given === 'string') this.cookie = given.split(';')[0]
    const body = reply.json<
      { success: true; value: OpAnswers[Name] } | { success: false; error: { code: OpErrorCode; data: Readonly<Record<string, unknown>> } }
    >()
    return body.success
      ? { status: reply.statusCode, success: true, value: body.value, cookie: typeof given === 'string' ? given : undefined }
      : { status: reply.statusCode, success: false, code: body.error.code, data: body.error.data }
  }
}

export interface ConsoleStage {
  readonly system: TestSystem
  readonly app: FastifyInstance
  visitor(options?: ClientOptions): OpClient
  /** A new member of staff with these roles at `at`, signed in. */
  staff(
    roles: Role | readonly Role[],
    more?: ClientOptions & { readonly at?: TestMerchantCode | '*'; readonly login?: string },
  ): Promise<OpClient & { readonly personId: string }>
  close(): Promise<void>
}

/** The whole console without a socket, with its own database and merchants. The test must close it. */
export const createConsoleStage = async (options: TestDepsOptions = {}): Promise<ConsoleStage> => await consoleOn(await createTestDeps(options))

/** The console of a system that is there, for example beside players. */
export const consoleOn = async (system: TestSystem): Promise<ConsoleStage> => {
  const app = await createConsoleApp(system)
  let people = 0
  return {
    system,
    app,
    visitor: more => new OpClient(app, more),
    async staff(roles, { at = EVERYWHERE, login, ip = '203.0.113.7', headers = {} } = {}) {
      people += 1
      const id = `staff-${people}`
      const token = await system.inUnit(async unit => {
        const now = system.clock()
        if (!(await unit.staffPeople.add({ id, login: login ?? id, name: `Person ${people}`, createdAt: now })))
          throw new Error('The login is taken.')
        for (const role of typeof roles === 'string' ? [roles] : roles) await unit.staffPeople.grant({ personId: id, merchant: at, role }, now)
        return await openSession(system)(unit, id, { ip, network: networkOf(ip), userAgent: 'test' })
      })
      const client = new OpClient(app, { ip, headers })
      client.cookie = `foyer-staff=${token}`
      return Object.assign(client, { personId: id })
    },
    async close() {
      await app.close()
      await system.close()
    },
  }
}

/** The value of a successful answer; throws on any other. */
export const opValue = <Value>(outcome: OpOutcome<Value>): Value => {
  if (!outcome.success) throw new Error(`The op was refused: ${outcome.code} ${JSON.stringify(outcome.data)}`)
  return outcome.value
}
