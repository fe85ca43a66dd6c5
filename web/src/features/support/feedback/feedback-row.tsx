import type { Feedback } from '@foyer/contract/support/feedback/feedback'
import { useState } from 'react'
import { FoldRow } from '#blocks/fold-row/fold-row.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { messageIcon } from '#ui/icons/icons.ts'
import { checkIcon } from '#ui/icons/page-icons.ts'
import { OwnPictures } from './own-pictures.tsx'
import { useTopicWords } from './use-topic-words.ts'
import styles from './feedback-row.module.css'

/** One feedback of the member; opened, it shows the words and the answer. */
export const FeedbackRow = ({ row: { id, topic, text, pictures, sentAt, answer } }: { readonly row: Feedback }) => {
  const t = useTexts('feedback')
  const format = useFormat()
  const topics = useTopicWords()
  const [seen, setSeen] = useState(false)
  return (
    <FoldRow
      mark={<Icon glyph={answer ? checkIcon : messageIcon} />}
      name={topics[topic]}
      side={format.moment(sentAt, 'date')}
      amount={t(answer ? 'answered' : 'waiting')}
      onToggle={open => open && setSeen(true)}
      note={pictures > 0 ? t('picture_number', { number: format.number(pictures) }) : ''}
    >
      <div className={styles.words}>
        <p className={styles.own} dir="auto">
          {text}
        </p>
        {seen && pictures > 0 && <OwnPictures id={id} number={pictures} />}
        {answer && (
          <div className={styles.answer}>
            <h3 className={styles.heading}>
              {t('answer')} <span className={styles.moment}>{format.moment(answer.at, 'date-time')}</span>
            </h3>
            <p className={styles.own} dir="auto">
              {answer.text}
            </p>
          </div>
        )}
      </div>
    </FoldRow>
  )
}
