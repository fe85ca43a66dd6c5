import { createHmac } from 'node:crypto'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { geetestAccount } from './geetest-account.ts'
import { callGeetest } from './geetest-call.ts'

const API_SERVER = 'https://gcaptcha4.geetest.com'

/** GeeTest v4 (docs/captcha.md): anything but a clear success is refused. Its settings are checked with those of v3, which it shares. */
export const geetest4 = declareProvider({
  ...geetestAccount,
  name: 'geetest4',
  create: ({ accountOf, log }) => ({
    async accepts({ geetestValidateV4 }, { merchant }) {
      const { settings: { id, apiServer = API_SERVER } = {}, secrets: { key } = {} } = accountOf(merchant) ?? {}
      if (!id || !key || !geetestValidateV4) return false
      const { lot_number, captcha_output, pass_token, gen_time } = geetestValidateV4
      const url = new URL('/validate', apiServer)
      url.searchParams.set('captcha_id', id)
      const sign_token = createHmac('sha256', key).update(lot_number).digest('hex')
      const { status, result } = await callGeetest(url, { lot_number, captcha_output, pass_token, gen_time, sign_token }).catch((error: unknown) => {
        log.warn({ err: error, merchant: merchant.code }, 'GeeTest v4 could not validate an answer')
        return { status: 'error', result: 'fail' }
      })
      return status === 'success' && result === 'success'
    },
  }),
})
