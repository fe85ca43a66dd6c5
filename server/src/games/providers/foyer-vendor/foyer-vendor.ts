import { optional, secretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { httpGames } from './http-games.ts'

const keyId = (description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9_.-]{1,32}$', message: 'must be 1 to 32 letters, digits, _, . or -', description })

/** A vendor, or a service between us and one, that speaks the wire of docs/game-vendors.md. */
export const foyerVendor = declareProvider({
  kind: 'game',
  name: 'foyer-vendor',
  description: 'a vendor that speaks the wire of docs/game-vendors.md',
  settings: {
    url: Type.String({
      pattern: '^https?://[^?#]+[^?#/]$',
      message: 'must be an address like https://games.vendor.com/api, without ?, # and a slash at the end',
      description: 'the address of the vendor',
    }),
    account: Type.String({
      pattern: '^[A-Za-z0-9_.-]{1,64}$',
      message: 'must be 1 to 64 letters, digits, _, . or -',
      description: 'the merchant’s account at the vendor',
    }),
    keyId: keyId('what the vendor calls the key'),
    nextKeyId: optional(keyId('what the vendor calls the next key')),
    pages: optional(
      Type.Array(Type.String({ pattern: '^https?://[^/?#]+$', message: 'must be an origin like https://play.vendor.com' }), {
        minItems: 1,
        description: 'origins of the pages on which games run, which alone are shown in a frame; that of the vendor’s address if absent',
      }),
    ),
  },
  secrets: {
    key: secretName('the key that signs requests in both directions'),
    nextKey: optional(secretName('a key that may sign the vendor’s requests too, while the key is being changed')),
  },
  check(settings, _about, report) {
    if (!settings) return
    if (settings.nextKey !== undefined && settings.nextKeyId === undefined) report('/nextKeyId', 'is missing: nextKey needs its name')
    if (settings.nextKey === undefined && settings.nextKeyId !== undefined) report('/nextKeyId', 'has no effect without nextKey')
  },
  origins: ({ url, pages = [new URL(url).origin] }) => ({ frame: pages }),
  create: ({ accountOf, clock, fetch }) =>
    httpGames({ clock, fetch }, merchant => {
      const own = accountOf(merchant)
      if (!own) return undefined
      const { url, account, keyId: id, nextKeyId, pages = [new URL(url).origin] } = own.settings
      const { key, nextKey } = own.secrets
      const first = { id, key }
      return { url, account, pages, keys: nextKeyId === undefined || nextKey === undefined ? [first] : [first, { id: nextKeyId, key: nextKey }] }
    }),
})
