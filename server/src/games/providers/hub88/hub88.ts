import { secretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { httpHub88 } from './http-hub88.ts'

/** Hub88, an aggregator of vendors with a wire of its own: the proof that the port is general (docs/game-vendors.md). */
export const hub88 = declareProvider({
  kind: 'game',
  name: 'hub88',
  description: 'Hub88, an aggregator of vendors',
  settings: {
    url: Type.String({
      pattern: '^https?://[^?#]+[^?#/]$',
      message: 'must be an address like https://api.hub88.io, without ?, # and a slash at the end',
      description: 'the address of its API',
    }),
    operator: Type.Integer({ minimum: 1, description: 'the operator_id that Hub88 gave' }),
    pages: Type.Array(Type.String({ pattern: '^https?://[^/?#]+$', message: 'must be an origin like https://play.vendor.com' }), {
      minItems: 1,
      description: 'origins of the pages on which games run, which alone are shown in a frame',
    }),
  },
  secrets: {
    ownKey: secretName('our private RSA key, PEM'),
    theirKey: secretName('the public RSA key of Hub88, PEM'),
  },
  origins: ({ pages }) => ({ frame: pages }),
  create: ({ accountOf, fetch }) =>
    httpHub88({ fetch }, merchant => {
      const own = accountOf(merchant)
      return own && { ...own.settings, ...own.secrets }
    }),
})
