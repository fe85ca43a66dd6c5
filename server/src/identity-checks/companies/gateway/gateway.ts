import { optional, secretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import { signedAccount } from '#kernel/providers/company/signed-wire.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { httpCompany } from './http-company.ts'

/** A company at another address that speaks the wire of docs/identity-checks.md. */
export const identityGateway = declareProvider({
  kind: 'identityCheck',
  name: 'gateway',
  description: 'a company, or a gateway to one, that speaks the wire of docs/identity-checks.md',
  settings: {
    url: Type.String({
      pattern: '^https?://[^?#]+[^?#/]$',
      message: 'must be an address like https://checks.brand.com/api, without ?, # and a slash at the end',
      description: 'the address of the company; in production https',
    }),
    account: Type.String({
      pattern: '^[A-Za-z0-9_.-]{1,64}$',
      message: 'must be 1 to 64 letters, digits, _, . or -',
      description: 'the merchant’s account at the company',
    }),
  },
  secrets: {
    key: secretName('the key that signs requests, answers and callbacks'),
    nextKey: optional(secretName('a key that may sign callbacks and answers too, while the key is being changed')),
  },
  check(settings, { allowDemo }, report) {
    // Faces and documents go there.
    if (settings?.url?.startsWith('http:') && !allowDemo) report('/url', 'production needs https')
  },
  create: ({ accountOf, clock, fetch }) =>
    httpCompany({ clock, fetch }, merchant => {
      const own = accountOf(merchant)
      return own && signedAccount(own.settings, own.secrets)
    }),
})
