import { expect } from 'vitest'
import { PATIENCE, type Merchant } from './phone.ts'

interface Message {
  /** Its place and moment, by which it is told from others. */
  readonly moment: string
  readonly code: string
}

/** The messages with a code that the merchant's outbox, at the server at `origin`, has for a recipient; the newest first. */
const messagesFor = async (origin: string, merchant: Merchant, recipient: string): Promise<readonly Message[]> => {
  const page = await (await fetch(`${origin}/dev/outbox`)).text()
  return page
    .split('<article>')
    .filter(article => article.includes(recipient) && article.includes(`<dd>${merchant}</dd>`))
    .map(article => ({
      moment: /datetime="([^"]+)"/.exec(article)?.[1] ?? '',
      code: /\b(\d{6})\b/.exec(article.split('</dl>')[1] ?? '')?.[1] ?? '',
    }))
}

/**
 * The code that is sent to a number with its dialling code, or to an address, after `act` was begun: a code that was there before is never taken for it.
 */
export const codeAfter = async (origin: string, merchant: Merchant, recipient: string, act: () => Promise<unknown>): Promise<string> => {
  const [last] = await messagesFor(origin, merchant, recipient)
  await act()
  let code = ''
  const isThere = async () => {
    const [newest] = await messagesFor(origin, merchant, recipient)
    code = newest !== undefined && newest.moment !== last?.moment ? newest.code : ''
    return code !== ''
  }
  await expect.poll(isThere, { timeout: PATIENCE }).toBe(true)
  return code
}
