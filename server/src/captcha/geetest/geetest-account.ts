import { optional, secretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'

/** The hosts of GeeTest's scripts, styles, pictures and calls, for v3 and v4. */
const HOSTS = ['https://*.geetest.com', 'https://*.geevisit.com', 'https://*.gsensebot.com']
export const GEETEST_ORIGINS = { script: HOSTS, style: HOSTS, img: HOSTS, connect: HOSTS } as const

/** Shared by both versions: a merchant has one account, of one version. */
export const geetestAccount = {
  kind: 'captcha',
  block: 'geetest',
  description: 'the account at GeeTest (docs/captcha.md)',
  settings: {
    id: optional(Type.String({ description: 'the account’s id; needed if GEETEST3 is on' })),
    version: optional(Type.String({ default: 'v3', description: 'v4 in any case of letters; anything else is v3' })),
    apiServer: optional(
      Type.String({
        pattern: '^https?://[a-z0-9.:-]+$',
        message: 'must be an origin like https://api.geetest.com, without a path',
        description: 'replaces the default server of the version, e.g. by that of a region',
      }),
    ),
  },
  secrets: { key: optional(secretName('the account’s key; needed if GEETEST3 is on')) },
} as const
