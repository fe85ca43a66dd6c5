import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const md5 = (value: string): string => createHash('md5').update(value).digest('hex')
const random = (): string => randomBytes(16).toString('hex')

/** The ways in which GeeTest fails. */
export type Fault = 'none' | 'error' | 'not-json' | 'zero' | 'empty'

/**
 * A stand-in for GeeTest on the loopback address, with the documented protocol of v3 and v4: it registers challenges, lets a test solve
 * them as GeeTest's page would, and validates each result once.
 */
export const startGeetestStandIn = async ({ id, key }: { readonly id: string; readonly key: string }) => {
  let fault: Fault = 'none'
  const registered = new Map<string, string>()
  const seccodes = new Map<string, string>()
  const lots = new Map<string, string>()
  const requests: { readonly path: string; readonly fields: URLSearchParams }[] = []

  const register = (fields: URLSearchParams): unknown => {
    if (fields.get('gt') !== id || fields.get('json_format') !== '1') return { challenge: '0' }
    if (fault === 'zero') return { challenge: '0' }
    if (fault === 'empty') return { challenge: '' }
    const challenge = random()
    registered.set(md5(challenge + key), challenge)
    return { challenge }
  }

  const validate3 = (fields: URLSearchParams): unknown => {
    const seccode = fields.get('seccode') ?? ''
    const challenge = seccodes.get(seccode)
    seccodes.delete(seccode)
    const account = fields.get('captchaid') ?? fields.get('gt')
    // GeeTest's own client for v3 does not send the challenge.
    const isRight = account === id && challenge !== undefined && (fields.get('challenge') ?? challenge) === challenge
    return { seccode: isRight ? md5(seccode) : 'false' }
  }

  const validate4 = (captchaId: string | null, fields: URLSearchParams): unknown => {
    if (captchaId !== id) return { status: 'error', code: '-50102', msg: 'illegal captcha_id', desc: { type: 'defined error' } }
    const lot = fields.get('lot_number') ?? ''
    if (fields.get('sign_token') !== createHmac('sha256', key).update(lot).digest('hex'))
      return { status: 'success', result: 'fail', reason: 'sign_token error', captcha_args: {} }
    const passToken = lots.get(lot)
    lots.delete(lot)
    const isRight =
      passToken !== undefined && passToken === fields.get('pass_token') && fields.get('captcha_output') !== '' && fields.get('gen_time') !== ''
    return isRight
      ? { status: 'success', result: 'success', reason: '', captcha_args: {} }
      : { status: 'success', result: 'fail', reason: 'pass_token expire', captcha_args: {} }
  }

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const fields = request.method === 'POST' ? new URLSearchParams(await text(request)) : url.searchParams
    requests.push({ path: url.pathname, fields })
    if (request.method === 'GET' && url.pathname === '/register.php') return register(fields)
    if (request.method === 'POST' && url.pathname === '/validate.php') return validate3(fields)
    if (request.method === 'POST' && url.pathname === '/validate') return validate4(url.searchParams.get('captcha_id'), fields)
    return undefined
  }

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const value = await answer(request)
    response.statusCode = fault === 'error' ? 500 : value === undefined ? 404 : 200
    response.setHeader('content-type', 'application/json')
    response.end(fault === 'not-json' ? '<html>' : JSON.stringify(fault === 'error' ? {} : (value ?? {})))
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    address,
    url: `http://${address}`,
    requests,
    fail: (next: Fault): void => {
      fault = next
    },
    /** The result that the page has after a player has solved a v3 challenge. A challenge that was not registered cannot be solved. */
    solve3: (challenge: string) => {
      if (!registered.delete(challenge)) throw new Error('This challenge was not registered, or it was solved before.')
      const geetest_validate = md5(`${key}geetest${challenge}`)
      const geetest_seccode = `${geetest_validate}|jordan`
      seccodes.set(geetest_seccode, challenge)
      return { geetest_challenge: challenge, geetest_validate, geetest_seccode }
    },
    /** The result of v4's `getValidate()` after a player has solved the captcha. */
    solve4: () => {
      const lot_number = random()
      const pass_token = random()
      lots.set(lot_number, pass_token)
      return { captcha_id: id, lot_number, captcha_output: random(), pass_token, gen_time: '1767225600' }
    },
    close: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
