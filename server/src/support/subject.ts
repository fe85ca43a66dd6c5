import type { SettingsAmong } from '#kernel/merchants/merchant-file.ts'
import { declareSubject } from '#kernel/subject.ts'
import { type ChatStore, chatStore } from './chat/chat-store.ts'
import { chat } from './chat/content.ts'
import { launchChat, unreadCount } from './chat/launch.ts'
import { picture as chatPicture, sendPicture } from './chat/picture.ts'
import { type Chats, chatByChoice } from './chat/providers/by-choice.ts'
import type { ChatProvider } from './chat/providers/chat-provider.ts'
import { chatProviders } from './chat/providers/providers.ts'
import { ask, send } from './chat/send.ts'
import { read, thread } from './chat/thread.ts'
import { customerServiceScript } from './customer-service/customer-service-script.ts'
import { registerDesk } from './desk/desk.ts'
import { FEEDBACK_USAGE, feedbackCommand } from './feedback/feedback-command.ts'
import { feedbackPictures } from './feedback/feedback-pictures.ts'
import { type FeedbackStore, feedbackStore } from './feedback/feedback-store.ts'
import { listFeedback } from './feedback/list-feedback.ts'
import { sendFeedback } from './feedback/send-feedback.ts'
import { help } from './help/content.ts'
import { inboxChat, inboxFeedback } from './inbox-statements.ts'
import { personalData } from './personal-data.ts'
import { supportQueues } from './queue-statements.ts'
import { registerServiceFrame } from './service-frame/service-frame.ts'
import { supportSweeps } from './sweeps.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly chats: ChatStore
    readonly feedback: FeedbackStore
  }
  interface Deps {
    readonly chats: Chats
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    chat: typeof chat
    help: typeof help
  }
}

declare module '#kernel/merchants/merchant-file.ts' {
  interface ProviderSettings {
    chat?: SettingsAmong<typeof chatProviders>
  }
}

declare module '#kernel/providers/declare-provider.ts' {
  interface ProviderKinds {
    readonly chat: ChatProvider
  }
  interface ProviderParts {
    readonly chats: ChatStore
  }
}

export const support = declareSubject({
  personalData,
  queues: supportQueues,
  console: () => import('./ops/ops.ts'),
  content: { chat, help },
  inbox: { chat: inboxChat, feedback: inboxFeedback },
  providers: [
    {
      kind: 'chat',
      list: chatProviders,
      choice: { description: 'the chat between members and support; without it the product’s own, and in production none (docs/chat.md)' },
    },
  ],
  stores: db => ({ chats: chatStore(db), feedback: feedbackStore(db) }),
  parts: given => ({ chats: chatByChoice(given) }),
  recurring: supportSweeps,
  commands: { feedback: { usage: FEEDBACK_USAGE, run: feedbackCommand } },
  devRoutes: registerDesk,
  pageRoutes: (app, { merchants }) => registerServiceFrame(app, merchants),
  answers: deps => ({
    'system.customerServiceScript': customerServiceScript,
    'chat.launch': launchChat(deps),
    'chat.unreadCount': unreadCount(deps),
    'chat.thread': thread(deps),
    'chat.read': read(deps),
    'chat.send': send(deps),
    'chat.ask': ask(deps),
    'chat.sendPicture': sendPicture(deps),
    'chat.picture': chatPicture(deps),
    'feedback.send': sendFeedback(deps),
    'feedback.list': listFeedback(deps),
    'feedback.pictures': feedbackPictures(deps),
  }),
})
