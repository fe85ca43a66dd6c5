import { useState } from 'preact/hooks'
import { useWords } from '#web/words.ts'
import { usePlay } from './play.ts'
import { Sheet } from './sheet.tsx'
import styles from './stake-control.module.css'

/** The stake: a step less, a step more, and every step in a sheet. */
export const StakeControl = () => {
  const { stake, setStake, opened, phase, money, balance } = usePlay()
  const { steps, least, most } = opened.stakes
  const word = useWords()
  const [isOpen, setOpen] = useState(false)
  const isFixed = phase !== 'idle'
  const less = steps.filter(step => step < stake).pop()
  const more = steps.find(step => step > stake)
  const choose = (amount: number): void => {
    setStake(Math.min(most, Math.max(least, Math.floor(amount / least) * least)))
    setOpen(false)
  }
  const affordable = Math.max(least, Math.min(most, balance ?? most))
  return (
    <div class={styles.stake}>
      <button
        type="button"
        class={styles.step}
        aria-label={word('less')}
        disabled={isFixed || less === undefined}
        onClick={() => less && setStake(less)}
      >
        −
      </button>
      <button type="button" class={styles.amount} disabled={isFixed} onClick={() => setOpen(true)}>
        <span>{word('stake')}</span>
        <strong>{money.money(stake)}</strong>
      </button>
      <button
        type="button"
        class={styles.step}
        aria-label={word('more')}
        disabled={isFixed || more === undefined}
        onClick={() => more && setStake(more)}
      >
        +
      </button>
      {isOpen && (
        <Sheet title={word('stake')} onClose={() => setOpen(false)}>
          <div class={styles.quick}>
            <button type="button" onClick={() => choose(stake / 2)}>
              {word('half')}
            </button>
            <button type="button" onClick={() => choose(stake * 2)}>
              {word('double')}
            </button>
            <button type="button" onClick={() => choose(affordable)}>
              {word('most')}
            </button>
          </div>
          <div class={styles.steps}>
            {steps.map(step => (
              <button key={step} type="button" aria-pressed={step === stake} onClick={() => choose(step)}>
                {money.money(step)}
              </button>
            ))}
          </div>
        </Sheet>
      )}
    </div>
  )
}
