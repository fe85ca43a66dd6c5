import { factorOf, PAYS } from '#games/keno/rules.ts'
import type words from '#web/texts/keno/en.json'
import { useWords } from '#web/words.ts'
import { payText } from './pay-text.ts'
import styles from './pays.module.css'

interface PaysProps {
  readonly spots: number
  /** Undefined while nothing is drawn. */
  readonly hits: number | undefined
  /** Whether that pays more than the stake. */
  readonly isMore: boolean
}

/** What the hits pay for so many chosen numbers. */
export const Pays = ({ spots, hits, isMore }: PaysProps) => {
  const word = useWords<typeof words>('keno')
  const paying = (PAYS[spots] ?? []).map((_, count) => count).filter(count => factorOf(spots, count) > 0)
  return (
    <div class={styles.pays}>
      <p class={styles.hits} role="status">
        <span>{word('hits')}</span>
        <strong>
          <bdi dir="ltr">{`${hits ?? '–'} / ${spots}`}</bdi>
        </strong>
      </p>
      <ol class={styles.table} dir="ltr" aria-label={word('pays')}>
        {paying.map(count => (
          <li key={count} data-lit={hits === count ? (isMore ? 'more' : 'some') : undefined}>
            <b>{count}</b>
            <span>{payText(factorOf(spots, count))}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
