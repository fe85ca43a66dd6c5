import type { HelpQuestion } from '@foyer/contract/merchant/help-content'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { expandIcon } from '#ui/icons.ts'
import { searchIcon } from '#ui/late-icons.ts'
import { TextField } from '#ui/text-field.tsx'
import { questionsLike } from './questions-like.ts'
import styles from './help-center.module.css'

/** Longer words than this find nothing. */
const LONGEST = 60

/** The merchant's answers, all of them in the server's HTML; each opens without a script too. */
export const HelpCenter = ({ questions }: { readonly questions: readonly HelpQuestion[] }) => {
  const t = useTexts('chat')
  const [typed, setTyped] = useState('')
  const found = questionsLike(questions, typed)
  return (
    <section className={styles.help}>
      <h2 className={styles.heading}>{t('help_title')}</h2>
      <TextField
        label={t('help_search')}
        labelHidden
        placeholder={t('help_search')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST}
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
        prefix={<Icon glyph={searchIcon} small />}
      />
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map(({ id, question, answer }) => (
            <li key={id} id={id}>
              <details className={styles.details}>
                <summary className={styles.question}>
                  <span>{question}</span>
                  <span className={styles.more}>
                    <Icon glyph={expandIcon} small />
                  </span>
                </summary>
                <p className={styles.answer}>{answer}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.none}>
        {found.length === 0 && t('help_none')}
      </p>
    </section>
  )
}
