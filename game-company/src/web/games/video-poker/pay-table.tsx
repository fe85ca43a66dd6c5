import { HANDS, type Hand } from '#games/video-poker/hands.ts'
import { PAYS } from '#games/video-poker/rules.ts'
import type words from '#web/texts/video-poker/en.json'
import { useWords } from '#web/words.ts'
import styles from './pay-table.module.css'

/** What each hand pays, and the one that lies on the table. */
export const PayTable = ({ made }: { readonly made: Hand | undefined }) => {
  const word = useWords<typeof words>('video-poker')
  return (
    <dl class={styles.table}>
      {HANDS.map(hand => (
        <div key={hand} data-made={hand === made ? (PAYS[hand] > 1 ? 'more' : 'some') : undefined}>
          <dt>{word(hand)}</dt>
          <dd>
            <bdi dir="ltr">×{PAYS[hand]}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
