import type { ComponentChildren } from 'preact'
import { useWords } from '#web/words.ts'
import { usePlay } from './play.ts'
import { ResultLine } from './result-line.tsx'
import { StakeControl } from './stake-control.tsx'
import { Strip } from './strip.tsx'
import { TopBar } from './top-bar.tsx'
import styles from './table.module.css'

interface TableProps {
  /** The game's code: its words are called so. */
  readonly game: string
  /** What stands in “How it pays” between the rules and the word on fairness, e.g. a table of what pays. */
  readonly rules?: ComponentChildren
  /** Where the game is seen. */
  readonly scene: ComponentChildren
  /** What the player chooses besides the stake. */
  readonly controls?: ComponentChildren
  /** The big button, an `ActionButton`. */
  readonly action: ComponentChildren
}

/** The words that every game has, besides its own. */
type GameWords = Readonly<Record<'name' | 'rules' | 'fair', string>>

/** How every game is laid out: bar, last rounds, scene, controls, stake and the big button. */
export const Table = ({ game, rules, scene, controls, action }: TableProps) => {
  const { isReplay, balance, money, opened, isWin } = usePlay()
  const word = useWords()
  const its = useWords<GameWords>(game)
  return (
    <main class={styles.table} data-win={isWin}>
      <TopBar name={its('name')}>
        <p>{its('rules')}</p>
        {rules}
        <p>{its('fair')}</p>
      </TopBar>
      {!isReplay && <Strip />}
      <section class={styles.scene}>{scene}</section>
      <div class={styles.foot}>
        <ResultLine />
        {!isReplay && (
          <footer class={styles.dock}>
            {controls !== undefined && <div class={styles.controls}>{controls}</div>}
            <div class={styles.money}>
              <p class={styles.balance}>
                <span>{opened.mode === 'trial' ? word('trial') : word('balance')}</span>
                <strong>{balance === null ? '…' : money.money(balance)}</strong>
              </p>
              <div class={styles.stake}>
                <StakeControl />
              </div>
            </div>
            {action}
          </footer>
        )}
      </div>
    </main>
  )
}
