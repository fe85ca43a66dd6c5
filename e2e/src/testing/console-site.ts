import type { Role } from '@foyer/contract/ops/permissions'
import { createConsoleStage } from '@foyer/server/src/staff/testing/console-stage.ts'
import type { TestMerchantCode } from '@foyer/server/src/testing/test-merchants.ts'
import type { Page } from 'playwright-core'
import { DESK, type TestBrowser } from './phone.ts'

/** Where browsers and servers of these stories are. */
const HERE = '127.0.0.1'

/** The console on a port of its own, with the files that were built, a database of its own and a clock that does not move. */
export const startConsoleSite = async (options: Parameters<typeof createConsoleStage>[0] = {}) => {
  const stage = await createConsoleStage(options)
  const origin = await stage.app.listen({ host: HERE, port: 0 })
  /** A member of staff with these roles, at every merchant unless one is named, signed in: calls by hand, and the cookie for a browser. */
  const staff = async (roles: Role | readonly Role[], login: string, at?: TestMerchantCode) => {
    const client = await stage.staff(roles, { login, ip: HERE, ...(at && { at }) })
    const [name = '', value = ''] = (client.cookie ?? '').split('=')
    return { client, cookie: { name, value, url: origin } }
  }
  return {
    stage,
    origin,
    staff,
    /** A page of the browser in which such a person is signed in, as wide as a desk. */
    async openAs(browser: TestBrowser, roles: Role | readonly Role[], login: string, at?: TestMerchantCode): Promise<Page> {
      const context = await browser.newContext(DESK)
      await context.addCookies([(await staff(roles, login, at)).cookie])
      return await context.newPage()
    },
    close: () => stage.close(),
  }
}
