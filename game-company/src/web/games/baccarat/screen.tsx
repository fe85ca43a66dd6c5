import { useEffect, useState } from 'preact/hooks'
import { FACTORS, totalOf, type BaccaratChoice, type BaccaratState, type Side } from '#games/baccarat/rules.ts'
import { times } from '#games/game-rules.ts'
import { BeginButton } from '#web/shell/begin-button.tsx'
import { usePlay } from '#web/shell/play.ts'
import { Table } from '#web/shell/table.tsx'
import { useSteps } from '#web/shell/use-steps.ts'
import { sounds } from '#web/sound.ts'
import type words from '#web/texts/baccarat/en.json'
import { useWords } from '#web/words.ts'
import { Bets } from './bets.tsx'
import { Hand } from './hand.tsx'
import { Road } from './road.tsx'
import styles from './screen.module.css'

/** ms */
const FIRST_MS = 250
const CARD_MS = 520
const THIRD_MS = 950
const AFTER_MS = 900

/** How many cards each side has when so many have been dealt: one each in turn, then the player's third, then the banker's. */
const dealt = ({ player, banker }: BaccaratState, count: number) => {
  const isThirdOfPlayer = player.length === 3 && count > 4
  return {
    player: player.slice(0, Math.min(2, Math.ceil(count / 2)) + (isThirdOfPlayer ? 1 : 0)),
    banker: banker.slice(0, Math.min(2, Math.floor(count / 2)) + (count - (isThirdOfPlayer ? 1 : 0) > 4 ? 1 : 0)),
  }
}

export const Screen = () => {
  const { phase, round, ended, isFixed, finish, stake, money, isCalm, last } = usePlay<BaccaratChoice, never, BaccaratState>()
  const word = useWords<typeof words>('baccarat')
  const [side, setSide] = useState<Side>(round?.choice.side ?? 'banker')
  const shown = ended?.shown
  const cards = shown ? shown.player.length + shown.banker.length : 0
  const waits = Array.from({ length: cards + 1 }, (_, at) => (at === 0 ? FIRST_MS : at === cards ? AFTER_MS : at > 3 ? THIRD_MS : CARD_MS))
  const steps = useSteps(waits, round?.id, phase === 'showing', isCalm, finish)
  const hands = shown ? dealt(shown, steps) : { player: [], banker: [] }
  const winner = phase === 'idle' ? shown?.winner : undefined
  const betOn = phase === 'idle' ? undefined : phase === 'asking' ? side : round?.choice.side

  useEffect(() => {
    if (phase === 'showing' && steps > 0) sounds.thud()
  }, [phase, steps])

  return (
    <Table
      game="baccarat"
      rules={
        <>
          <p>{word('thirds')}</p>
          <p>{word('returns')}</p>
        </>
      }
      scene={
        <div class={styles.felt}>
          <Road rounds={last} />
          <div class={styles.hands} dir="ltr">
            {(['player', 'banker'] as const).map(one => (
              <Hand
                key={one}
                side={one}
                cards={hands[one]}
                total={hands[one].length === 0 ? undefined : totalOf(hands[one])}
                isWinner={winner === one}
                isLoser={winner !== undefined && winner !== one && winner !== 'tie'}
                deal={round?.id ?? ''}
                isCalm={isCalm}
              />
            ))}
          </div>
          <p class={styles.verdict} role="status" data-side={winner}>
            {winner === undefined ? '' : winner === 'tie' ? word('tied') : word('wins', { side: word(winner) })}
          </p>
        </div>
      }
      controls={<Bets side={betOn ?? side} isFixed={isFixed} onChange={setSide} />}
      action={<BeginButton label={word('deal')} hint={`${word(side)} · ${money.money(times(stake, FACTORS[side]))}`} choice={{ side }} />}
    />
  )
}
