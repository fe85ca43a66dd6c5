import { personal, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as chat from '#support/chat/schema.ts'
import * as feedback from '#support/feedback/schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(chat.chatThreads, { plain: ['assignedTo'], why: 'customer service', goes: 'with its last message' }),
  personal(chat.chatMessages, {
    holds: { text: 'what was written' },
    plain: ['by', 'clientId', 'picture'],
    why: 'customer service',
    goes: 'after 180 days',
  }),
  personal(chat.chatPictures, { holds: { image: 'a picture that the member sent' }, why: 'customer service', goes: 'after 180 days' }),
  personal(feedback.feedback, {
    holds: { text: 'what the member wrote', answer: 'what was answered' },
    plain: ['clientId', 'topic'],
    why: 'answering it',
    goes: 'after 365 days',
  }),
  personal(feedback.feedbackPictures, { holds: { image: 'a picture that the member sent' }, why: 'answering it', goes: 'after 365 days' }),
]
