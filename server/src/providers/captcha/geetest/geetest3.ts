import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { MerchantSource } from '#merchants/merchant.ts'
import type { CaptchaContext, Geetest3Provider } from '#providers/captcha/captcha-provider.ts'
import { callGeetest, CLIENT_TYPE } from './geetest-call.ts'

const API_SERVER = 'https://api.geetest.com'
const SDK = 'foyer_1'
/** After a failure nobody waits for GeeTest for so long: our own slider is asked at once. */
const REST_AFTER_FAILURE = 30_000

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

interface Account {
  readonly gt: string
  readonly key: string
  readonly apiServer: string
}

/** GeeTest v3 (docs/captcha.md). */
export const createGeetest3 = (deps: {
  readonly merchants: Pick<MerchantSource, 'secret'>
  readonly clock: () => Date
  readonly log: Pick<Logger, 'warn'>
}): Geetest3Provider => {
  const { merchants, clock, log } = deps
  const restUntil = new Map<string, number>()

  const accountOf = ({ merchant }: CaptchaContext): Account | undefined => {
    const { id: gt, key: name, apiServer = API_SERVER } = merchant.file.geetest ?? {}
    const key = name && merchants.secret(merchant.code, name)
    return gt && key ? { gt, key, apiServer } : undefined
  }

  /** Empty and "0" are failures too. */
  const requestChallenge = async ({ gt, apiServer }: Account, { ip }: CaptchaContext): Promise<string | undefined> => {
    const url = new URL('/register.php', apiServer)
    url.search = new URLSearchParams({ gt, json_format: '1', digestmod: 'md5', client_type: CLIENT_TYPE, ip_address: ip, sdk: SDK }).toString()
    const { challenge } = await callGeetest(url)
    return typeof challenge === 'string' && challenge !== '' && challenge !== '0' ? challenge : undefined
  }

  return {
    register: async context => {
      const account = accountOf(context)
      if (!account || clock().getTime() < (restUntil.get(account.gt) ?? 0)) return undefined
      const challenge = await requestChallenge(account, context).catch((error: unknown) => {
        log.warn({ err: error, merchant: context.merchant.code }, 'GeeTest v3 is down')
        return undefined
      })
      if (challenge === undefined) {
        restUntil.set(account.gt, clock().getTime() + REST_AFTER_FAILURE)
        return undefined
      }
      return { gt: account.gt, challenge: md5(challenge + account.key) }
    },

    accepts: async ({ geetestChallenge, geetestSeccode }, context) => {
      const account = accountOf(context)
      if (!account || !geetestChallenge || !geetestSeccode) return false
      const form = {
        captchaid: account.gt,
        challenge: geetestChallenge,
        seccode: geetestSeccode,
        json_format: '1',
        sdk: SDK,
        client_type: CLIENT_TYPE,
        ip_address: context.ip,
      }
      const { seccode } = await callGeetest(new URL('/validate.php', account.apiServer), form).catch((error: unknown) => {
        log.warn({ err: error, merchant: context.merchant.code }, 'GeeTest v3 did not validate')
        return { seccode: undefined }
      })
      return typeof seccode === 'string' && seccode !== '' && seccode !== 'false'
    },
  }
}
