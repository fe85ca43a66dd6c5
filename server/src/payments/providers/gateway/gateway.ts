import { optional, secretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import { signedAccount } from '#kernel/providers/company/signed-wire.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { httpPayments } from './http-payments.ts'

/** A payment provider at another address that speaks the wire of docs/payment-providers.md. */
export const paymentGateway = declareProvider({
  kind: 'payment',
  name: 'gateway',
  description: 'a gateway that speaks the wire of docs/payment-providers.md',
  settings: {
    url: Type.String({
      pattern: '^https?://[^?#]+[^?#/]$',
      message: 'must be an address like https://pay.brand.com/api, without ?, # and a slash at the end',
      description: 'the address of the gateway',
    }),
    account: Type.String({
      pattern: '^[A-Za-z0-9_.-]{1,64}$',
      message: 'must be 1 to 64 letters, digits, _, . or -',
      description: 'the merchant’s account at the gateway',
    }),
    pages: optional(
      Type.Array(Type.String({ pattern: '^https?://[^/?#]+$', message: 'must be an origin like https://checkout.brand.com' }), {
        minItems: 1,
        description: 'origins of the pages on which players pay, to which alone they are sent; that of the gateway’s address if absent',
      }),
    ),
  },
  secrets: {
    key: secretName('the key that signs requests and callbacks'),
    nextKey: optional(secretName('a key that may sign callbacks too, while the key is being changed')),
  },
  create: ({ accountOf, clock, fetch }) =>
    httpPayments({ clock, fetch }, merchant => {
      const own = accountOf(merchant)
      if (!own) return undefined
      const { settings, secrets } = own
      return signedAccount(settings, secrets, settings.pages ?? [new URL(settings.url).origin])
    }),
})
