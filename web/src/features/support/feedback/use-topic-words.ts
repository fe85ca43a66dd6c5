import type { FeedbackTopic } from '@foyer/contract/support/feedback/feedback'
import { useTexts } from '#texts/use-texts.ts'

/** What each topic is called. */
export const useTopicWords = (): Readonly<Record<FeedbackTopic, string>> => {
  const t = useTexts('feedback')
  const wallet = useTexts('wallet')
  return {
    deposit: wallet('deposit'),
    withdrawal: wallet('withdraw'),
    game: t('topic_game'),
    promotion: t('topic_promotion'),
    account: t('topic_account'),
    other: t('topic_else'),
  }
}
