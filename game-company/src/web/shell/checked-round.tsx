import { useState } from 'preact/hooks'
import type { RoundView } from '#rounds/round-view.ts'
import { factorText } from '#web/money.ts'
import { useWords } from '#web/words.ts'
import { replayed } from './check-round.ts'
import { usePlay } from './play.ts'
import styles from './fairness.module.css'

/** One round with its seeds, and its check. */
export const CheckedRound = ({ round }: { readonly round: RoundView }) => {
  const { money, opened } = usePlay()
  const word = useWords()
  const [isRight, setRight] = useState<boolean>()
  const { seeds, payout, stake, at } = round
  return (
    <details class={styles.round}>
      <summary>
        <time>{new Intl.DateTimeFormat(opened.language, { timeStyle: 'short', numberingSystem: 'latn' }).format(at)}</time>
        <span>{money.money(stake)}</span>
        <strong class={payout > stake ? styles.more : undefined}>
          <bdi dir="ltr">{factorText((payout / stake) * 10_000)}</bdi>
        </strong>
      </summary>
      <dl class={styles.facts}>
        <dt>{word('paid')}</dt>
        <dd>{money.money(payout)}</dd>
        <dt>{word('nonce')}</dt>
        <dd>
          <code>{seeds?.nonce}</code>
        </dd>
        <dt>{word('client_seed')}</dt>
        <dd>
          <code>{seeds?.clientSeed}</code>
        </dd>
        <dt>{word('seed_hash')}</dt>
        <dd>
          <code>{seeds?.hash}</code>
        </dd>
        <dt>{word('server_seed')}</dt>
        <dd>{seeds?.serverSeed === undefined ? word('hidden') : <code>{seeds.serverSeed}</code>}</dd>
      </dl>
      {seeds?.serverSeed !== undefined && (
        <button type="button" class={styles.check} onClick={() => void replayed(round).then(result => setRight(result?.payout === payout))}>
          {word('check')}
        </button>
      )}
      {isRight !== undefined && (
        <p role="status" class={isRight ? styles.right : styles.wrong}>
          {isRight ? word('checked') : word('not_checked')}
        </p>
      )}
    </details>
  )
}
