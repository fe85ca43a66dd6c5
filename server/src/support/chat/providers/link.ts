import { createHmac } from 'node:crypto'
import { optional, secretName } from '@foyer/contract/merchant/merchant-fields'
import { CHAT_CALL_LANGUAGE, chatLanguage } from '@foyer/contract/support/chat/chat-limits'
import Type from 'typebox'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'

/** A chat at another address, to which the player leaves with the parameters of the specification (spec 2 §7, Chat). */
export const link = declareProvider({
  kind: 'chat',
  name: 'link',
  description: 'a chat at another address, which gets b2c, title, backUrl, language and headerColor (docs/chat.md)',
  settings: {
    url: Type.String({
      pattern: '^https?://[^#]+$',
      message: 'must be an address like https://chat.brand.com/room, without #',
      maxLength: 500,
      description: 'the address of the chat',
    }),
  },
  secrets: { key: optional(secretName('the key that signs the member’s id; without it the chat does not learn who the member is')) },
  create: ({ accountOf }) => ({
    async launch({ memberId, userName, language, b2c, title, backUrl, headerColor }, merchant) {
      const own = accountOf(merchant)
      if (!own) throw new PermanentFailure(`${merchant.code} has no chat address`)
      const { key } = own.secrets
      const url = new URL(own.settings.url)
      const said = { b2c: b2c ?? '1', language: chatLanguage(language || CHAT_CALL_LANGUAGE), title, backUrl, headerColor }
      const identity = key === undefined ? {} : { id: memberId, name: userName, hash: createHmac('sha256', key).update(memberId).digest('hex') }
      for (const [name, value] of Object.entries({ ...said, ...identity })) if (value !== undefined) url.searchParams.set(name, value)
      return { chatUrl: url.href }
    },
    unread: async () => 0,
  }),
})
