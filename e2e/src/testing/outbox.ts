import { expect } from 'vitest'
import { PATIENCE, type Merchant } from './phone.ts'

const newest = async (origin: string, merchant: Merchant, recipient: string): Promise<string> => {
  const page = await (await fetch(`${origin}/dev/outbox`)).text()
  const message = page.split('<article>').find(article => article.includes(recipient) && article.includes(`<dd>${merchant}</dd>`))
  return /\b(\d{6})\b/.exec(message?.split('</dl>')[1] ?? '')?.[1] ?? ''
}

/** The newest code that a merchant's outbox, at the server at `origin`, has for a number with its dialling code, or an address; waits for the first. */
export const codeFor = async (origin: string, merchant: Merchant, recipient: string): Promise<string> => {
  let code = ''
  await expect.poll(async () => (code = await newest(origin, merchant, recipient)), { timeout: PATIENCE }).toMatch(/^\d{6}$/)
  return code
}
