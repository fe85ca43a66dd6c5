import { useEffect, useState } from 'preact/hooks'
import type { ShownSeeds } from '#fairness/seed-book.ts'
import type { RoundView } from '#rounds/round-view.ts'
import { useWords } from '#web/words.ts'
import { CheckedRound } from './checked-round.tsx'
import { CLIENT_SEED, newSeed } from './client-seed.ts'
import { usePlay } from './play.ts'
import styles from './fairness.module.css'

/** The seeds in use, their change, and the check of the last rounds: all computed in this page. */
export const Fairness = () => {
  const { call, opened, phase } = usePlay()
  const word = useWords()
  const [seeds, setSeeds] = useState<ShownSeeds>(opened.seeds)
  const [own, setOwn] = useState(newSeed)
  const [rounds, setRounds] = useState<readonly RoundView[]>()
  const isInPlay = phase !== 'idle'

  const load = async (): Promise<void> => {
    setSeeds(await call('seeds'))
    setRounds((await call('history')).rounds)
  }
  useEffect(() => {
    void load().catch(() => setRounds([]))
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the panel opens
  }, [])
  const change = async (): Promise<void> => {
    await call('seeds', { clientSeed: own })
    setOwn(newSeed())
    await load()
  }

  return (
    <div class={styles.fairness}>
      <p class={styles.intro}>{word('fair_intro')}</p>
      <dl class={styles.facts}>
        <dt>{word('seed_hash')}</dt>
        <dd>
          <code>{seeds.hash}</code>
        </dd>
        <dt>{word('client_seed')}</dt>
        <dd>
          <code>{seeds.clientSeed}</code>
        </dd>
        <dt>{word('nonce')}</dt>
        <dd>
          <code>{seeds.nonce}</code>
        </dd>
        <dt>{word('next_hash')}</dt>
        <dd>
          <code>{seeds.nextHash}</code>
        </dd>
      </dl>
      <div class={styles.change}>
        <label>
          <span>{word('client_seed')}</span>
          <input
            value={own}
            maxLength={64}
            dir="ltr"
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => setOwn(currentTarget.value)}
          />
        </label>
        <button type="button" disabled={isInPlay || !CLIENT_SEED.test(own)} onClick={() => void change().catch(() => undefined)}>
          {word('change_seeds')}
        </button>
      </div>
      <h3>{word('history')}</h3>
      {rounds?.length === 0 && <p class={styles.intro}>{word('no_rounds')}</p>}
      <ul class={styles.rounds}>
        {rounds?.map(round => (
          <li key={round.id}>
            <CheckedRound round={round} />
          </li>
        ))}
      </ul>
    </div>
  )
}
