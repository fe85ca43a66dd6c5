import { pagePaths } from '@foyer/contract/page-paths'
import { declareProvider } from '#kernel/providers/declare-provider.ts'

/** The product's own chat, a page of the product: messages are kept in the database, and support answers at /dev/desk. */
export const desk = declareProvider({
  kind: 'chat',
  name: 'desk',
  description: 'the product’s own chat; support answers at /dev/desk (docs/chat.md); not in production',
  settings: {},
  secrets: {},
  check(settings, { allowDemo }, report) {
    if (settings && !allowDemo) report('/provider', 'production has no desk yet: nobody would answer')
  },
  create: ({ chats }) => ({
    launch: async ({ backUrl }) => ({
      chatUrl: backUrl === undefined ? pagePaths.chat : `${pagePaths.chat}?${new URLSearchParams({ backUrl }).toString()}`,
    }),
    unread: async (memberId, { code }) => (await chats.thread({ merchant: code, memberId }))?.memberUnread ?? 0,
  }),
})
