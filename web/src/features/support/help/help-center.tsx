import type { HelpQuestion } from '@foyer/contract/support/help-content'
import { useState } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { expandIcon } from '#ui/icons/icons.ts'
import styles from './help-center.module.css'

const loadSearch = async () => (await import('./help-search.tsx')).HelpSearch

/** The merchant's answers, all of them in the server's HTML; each opens without a script too. */
export const HelpCenter = ({ questions }: { readonly questions: readonly HelpQuestion[] }) => {
  const t = useTexts('chat')
  const [found, setFound] = useState(questions)
  return (
    <section className={styles.help}>
      <h2 className={styles.heading}>{t('help_title')}</h2>
      <div className={styles.search}>
        <Late load={loadSearch} wanted={false} props={{ questions, onFound: setFound }} />
      </div>
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
