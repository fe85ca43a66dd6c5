import { useState } from 'preact/hooks'
import type { RoundView } from '#rounds/round-view.ts'
import { createMoney } from '#web/money.ts'
import { replayed, type Replayed } from '#web/shell/check-round.ts'
import { useWords } from '#web/words.ts'
import { FIELDS, fieldsOf } from './check-fields.ts'
import styles from './check-page.module.css'

interface CheckPageProps {
  /** What the form begins with. */
  readonly round: RoundView | undefined
  readonly currency: string
  readonly decimals: number
  readonly language: string
}

/** Plays any round again from its seeds, in this page alone: nothing of what is entered is sent. */
export const CheckPage = ({ round, currency, decimals, language }: CheckPageProps) => {
  const word = useWords()
  // Where the game has words for it: how its result follows from the numbers that the seeds give.
  const ofGame = useWords<{ readonly fair: string }>(round?.game ?? 'shell')('fair')
  const [fields, setFields] = useState(() => fieldsOf(round))
  const [result, setResult] = useState<Replayed | 'wrong'>()
  const { money } = createMoney(language, currency, decimals)
  const labels = {
    game: word('game'),
    serverSeed: word('server_seed'),
    hash: word('seed_hash'),
    clientSeed: word('client_seed'),
    nonce: word('nonce'),
    stake: `${word('stake')} (1 = ${money(1)})`,
    choice: word('choice'),
    moves: word('moves'),
  }

  // No form: a page without an origin sends none.
  const check = async (): Promise<void> => {
    try {
      const { game, serverSeed, hash, clientSeed, nonce, stake, choice, moves } = fields
      const seeds = { serverSeed: serverSeed.trim(), hash: hash.trim(), clientSeed, nonce: Number(nonce) }
      setResult((await replayed({ game, stake: Number(stake), choice: JSON.parse(choice), moves: JSON.parse(moves) as never, seeds })) ?? 'wrong')
    } catch {
      setResult('wrong')
    }
  }

  return (
    <main class={styles.page}>
      <h1>{word('fairness')}</h1>
      <p>{word('fair_intro')}</p>
      {ofGame !== 'fair' && <p>{ofGame}</p>}
      <div class={styles.form}>
        {FIELDS.map(name => (
          <label key={name}>
            <span>{labels[name]}</span>
            <input
              value={fields[name]}
              dir="ltr"
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) => setFields({ ...fields, [name]: currentTarget.value })}
            />
          </label>
        ))}
        <button type="button" onClick={() => void check()}>
          {word('check')}
        </button>
      </div>
      <section role="status" class={styles.result}>
        {result === 'wrong' && <p class={styles.wrong}>{word('not_checked')}</p>}
        {result !== undefined && result !== 'wrong' && (
          <>
            <p class={styles.right}>{round && result.payout !== round.payout ? word('not_checked') : word('checked')}</p>
            <p>
              {word('paid')}: <strong>{money(result.payout)}</strong>
            </p>
            <h2>{word('result')}</h2>
            <pre dir="ltr">{JSON.stringify(result.state, null, 1)}</pre>
          </>
        )}
      </section>
    </main>
  )
}
