import { createHash } from 'node:crypto'
import type { CaptchaContext, Geetest3Provider } from '#captcha/captcha-provider.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { geetestAccount, GEETEST_ORIGINS } from './geetest-account.ts'
import { callGeetest, CLIENT_TYPE } from './geetest-call.ts'

const API_SERVER = 'https://api.geetest.com'
const SDK = 'foyer_1'
/** After a failure GeeTest is not called for this time, and our own slider is used at once, so that players do not wait, ms. */
const REST_AFTER_FAILURE = 30_000

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

interface Account {
  readonly gt: string
  readonly key: string
  readonly apiServer: string
}

/** GeeTest v3 (docs/captcha.md). */
export const geetest3 = declareProvider({
  ...geetestAccount,
  name: 'geetest3',
  check(settings, { flags }, report) {
    if (flags.GEETEST3 && (settings?.id === undefined || settings.key === undefined)) report('', 'needs an id and a key where GEETEST3 is on')
  },
  origins: (_settings, { GEETEST3 }) => (GEETEST3 ? GEETEST_ORIGINS : {}),
  create({ accountOf, clock, log }): Geetest3Provider {
    const restUntil = new Map<string, number>()

    const geetestOf = ({ merchant }: CaptchaContext): Account | undefined => {
      const { settings: { id: gt, apiServer = API_SERVER } = {}, secrets: { key } = {} } = accountOf(merchant) ?? {}
      return gt && key ? { gt, key, apiServer } : undefined
    }

    /** An empty challenge and "0" are failures too. */
    const requestChallenge = async ({ gt, apiServer }: Account, { ip }: CaptchaContext): Promise<string | undefined> => {
      const url = new URL('/register.php', apiServer)
      url.search = new URLSearchParams({ gt, json_format: '1', digestmod: 'md5', client_type: CLIENT_TYPE, ip_address: ip, sdk: SDK }).toString()
      const { challenge } = await callGeetest(url)
      return typeof challenge === 'string' && challenge !== '' && challenge !== '0' ? challenge : undefined
    }

    return {
      register: async context => {
        const account = geetestOf(context)
        if (!account || clock().getTime() < (restUntil.get(account.gt) ?? 0)) return undefined
        const challenge = await requestChallenge(account, context).catch((error: unknown) => {
          log.warn({ err: error, merchant: context.merchant.code }, 'GeeTest v3 does not answer')
          return undefined
        })
        if (challenge === undefined) {
          restUntil.set(account.gt, clock().getTime() + REST_AFTER_FAILURE)
          return undefined
        }
        return { gt: account.gt, challenge: md5(challenge + account.key) }
      },

      accepts: async ({ geetestChallenge, geetestSeccode }, context) => {
        const account = geetestOf(context)
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
          log.warn({ err: error, merchant: context.merchant.code }, 'GeeTest v3 could not validate an answer')
          return { seccode: undefined }
        })
        return typeof seccode === 'string' && seccode !== '' && seccode !== 'false'
      },
    }
  },
})
