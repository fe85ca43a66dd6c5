import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { MerchantSource } from '#merchants/merchant.ts'
import type { CaptchaProvider } from '#providers/captcha/captcha-provider.ts'
import { callGeetest } from './geetest-call.ts'

const API_SERVER = 'https://gcaptcha4.geetest.com'

/** GeeTest v4 (docs/captcha.md): whatever is not a clear success is refused. */
export const createGeetest4 = (deps: { readonly merchants: Pick<MerchantSource, 'secret'>; readonly log: Pick<Logger, 'warn'> }): CaptchaProvider => {
  const { merchants, log } = deps

  return {
    accepts: async ({ geetestValidateV4 }, { merchant }) => {
      const { id, key: name, apiServer = API_SERVER } = merchant.file.geetest ?? {}
      const key = name && merchants.secret(merchant.code, name)
      if (!id || !key || !geetestValidateV4) return false
      const { lot_number, captcha_output, pass_token, gen_time } = geetestValidateV4
      const url = new URL('/validate', apiServer)
      url.searchParams.set('captcha_id', id)
      const sign_token = createHmac('sha256', key).update(lot_number).digest('hex')
      const { status, result } = await callGeetest(url, { lot_number, captcha_output, pass_token, gen_time, sign_token }).catch((error: unknown) => {
        log.warn({ err: error, merchant: merchant.code }, 'GeeTest v4 did not validate')
        return { status: 'error', result: 'fail' }
      })
      return status === 'success' && result === 'success'
    },
  }
}
