import type { PageContents } from '@foyer/contract/merchant/content'
import { useTexts } from '#texts/use-texts.ts'
import styles from './question-row.module.css'

interface QuestionRowProps {
  readonly questions: NonNullable<PageContents['chat']>['questions']
  readonly onAsk: (id: string, question: string) => void
}

/** Questions of the merchant's that are answered at once, each by a tap. */
export const QuestionRow = ({ questions, onAsk }: QuestionRowProps) => {
  const t = useTexts('chat')
  if (questions.length === 0) return null
  return (
    <ul className={styles.row} aria-label={t('chat_questions')}>
      {questions.map(({ id, question }) => (
        <li key={id}>
          <button type="button" className={styles.question} onClick={() => onAsk(id, question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
