import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { answer, assign } from './answer-chat.ts'
import { canned, chat, chats, picture } from './chats.ts'
import { answerFeedback, feedback, feedbackPictures } from './feedback.ts'

export const ops = (deps: Deps) =>
  ({
    'inbox.chats': chats(deps),
    'inbox.chat': chat(deps),
    'inbox.picture': picture(deps),
    'inbox.canned': canned,
    'inbox.answer': answer(deps),
    'inbox.assign': assign(deps),
    'inbox.feedback': feedback(deps),
    'inbox.feedbackPictures': feedbackPictures(deps),
    'inbox.answerFeedback': answerFeedback(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
