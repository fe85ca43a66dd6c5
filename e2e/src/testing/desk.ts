import type { Page } from 'playwright-core'
import { serverPort, type Merchant } from './phone.ts'

const origin = () => `http://localhost:${serverPort()}`

/** The id of the member who is signed in in the page. */
export const memberIdIn = async (page: Page): Promise<string> =>
  (JSON.parse(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '{}')) as { readonly id: string }).id

/** Answers at the desk, as support does: opens the chat, and sends its form. Returns what the chat's page shows before. */
export const answerAtDesk = async (merchant: Merchant, member: string, text: string): Promise<string> => {
  const address = `${origin()}/dev/desk/thread?${new URLSearchParams({ merchant, member }).toString()}`
  const page = await (await fetch(address)).text()
  const clientId = /name="clientId" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ text, clientId })
  const { status } = await fetch(address, { method: 'POST', body, headers: { origin: origin() }, redirect: 'manual' })
  if (status !== 303) throw new Error(`The desk answered ${status}.`)
  return page
}
