import { expect } from 'vitest'
import { PATIENCE, type Merchant } from './phone.ts'

const newest = async (origin: string, merchant: Merchant, recipient: string): Promise<string> => {
  const page = await (await fetch(`${origin}/dev/outbox`)).text()
  const message = page.split('<article>').find(article => article.includes(recipient) && article.includes(`<dd>${merchant}</dd>`))
  return /\b(\d{6})\b/.exec(message?.split('</dl>')[1] ?? '')?.[1] ?? ''
}

/** The last code that a test was given of each recipient. */
const given = new Map<string, string>()

/**
 * The next code that a merchant's outbox, at the server at `origin`, has for a number with its dialling code, or an address. A code that was given before is
 * not given again: the message that was just asked for may still be on its way.
 */
export const codeFor = async (origin: string, merchant: Merchant, recipient: string): Promise<string> => {
  const key = [origin, merchant, recipient].join(' ')
  let code = ''
  const isNext = async () => {
    code = await newest(origin, merchant, recipient)
    return code !== '' && code !== given.get(key)
  }
  await expect.poll(isNext, { timeout: PATIENCE }).toBe(true)
  given.set(key, code)
  return code
}
