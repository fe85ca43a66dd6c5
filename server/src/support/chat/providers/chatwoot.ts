import { createHmac } from 'node:crypto'
import { isLanguageCode, languages } from '@foyer/contract/languages'
import { secretName } from '@foyer/contract/merchant/merchant-fields'
import { CHAT_WIDGET_LANGUAGE } from '@foyer/contract/support/chat/chat-limits'
import Type from 'typebox'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'

/** Messages between Chatwoot's widget and the page around it begin with this (Chatwoot, app/javascript/sdk/IFrameHelper.js). */
const PREFIX = 'chatwoot-widget:'

const messageOf = (event: string, value: object): string => PREFIX + JSON.stringify({ event, ...value })

/** Chatwoot's locales have the form pt_BR. */
const localeOf = (language: string): string => languages[isLanguageCode(language) ? language : CHAT_WIDGET_LANGUAGE].html.replace('-', '_')

const originOf = (url: string): string => new URL(url).origin

/**
 * Chatwoot's widget in a frame of its own origin, which cannot reach the session. An HMAC of the member's id proves to Chatwoot who the
 * member is (Chatwoot, identity validation). Its script is not loaded into the page: what it does for the frame are the messages below.
 */
export const chatwoot = declareProvider({
  kind: 'chat',
  name: 'chatwoot',
  description: 'a website inbox of Chatwoot, shown in a frame (docs/chat.md)',
  settings: {
    url: Type.String({
      pattern: '^https?://[^/?#]+$',
      message: 'must be an address like https://chat.brand.com, without a path',
      maxLength: 200,
      description: 'the address of Chatwoot; never one of the merchant’s own hosts',
    }),
    websiteToken: Type.String({
      pattern: '^[A-Za-z0-9_-]{8,64}$',
      message: 'must be 8 to 64 letters, digits, _ or -',
      description: 'the token of the website inbox',
    }),
  },
  secrets: { hmacToken: secretName('the inbox’s token for identity validation') },
  origins: ({ url }) => ({ frame: [originOf(url)] }),
  create: ({ accountOf }) => ({
    async launch({ memberId, userName, language }, merchant) {
      const own = accountOf(merchant)
      if (!own) throw new PermanentFailure(`${merchant.code} has no Chatwoot inbox`)
      const { url, websiteToken } = own.settings
      const identifier_hash = createHmac('sha256', own.secrets.hmacToken).update(memberId).digest('hex')
      return {
        chatUrl: `${url}/widget?${new URLSearchParams({ website_token: websiteToken }).toString()}`,
        frame: {
          origin: originOf(url),
          greeting: `${PREFIX}{"event":"loaded"`,
          messages: [
            messageOf('config-set', { locale: localeOf(language), hideMessageBubble: true }),
            messageOf('set-user', { identifier: memberId, user: { name: userName, identifier_hash } }),
          ],
        },
      }
    },
    unread: async () => 0,
  }),
})
