import { times } from '#games/game-rules.ts'
import { LINES, REELS } from '#games/slots-lanterns/reels.ts'
import type { SlotsState } from '#games/slots-lanterns/rules.ts'
import { BeginButton } from '#web/shell/begin-button.tsx'
import { usePlay } from '#web/shell/play.ts'
import { Table } from '#web/shell/table.tsx'
import type words from '#web/texts/slots-lanterns/en.json'
import { useWords } from '#web/words.ts'
import { PayTable } from './pay-table.tsx'
import { Reel } from './reel.tsx'
import { Roof } from './roof.tsx'
import { SymbolSheet } from './symbols.tsx'
import { useShow } from './use-show.ts'
import { winningCells } from './winning-cells.ts'
import styles from './screen.module.css'

/** What stands on the reels before the first round. */
const REST = [2, 4, 3, 0, 12]

export const Screen = () => {
  const { phase, round, finish, money, isCalm, isReplay } = usePlay<Record<string, never>, never, SlotsState>()
  const word = useWords<typeof words>('slots-lanterns')
  const isShowing = phase === 'showing'
  const ended = round?.state === 'ended' ? round : undefined
  const show = useShow(ended, isShowing, isCalm, finish)
  const isAsking = phase === 'asking'
  const cells = isAsking ? undefined : winningCells(show)
  const lines = !isAsking && show.isResting ? (show.spin?.lines ?? []) : []

  return (
    <Table
      game="slots-lanterns"
      rules={<PayTable />}
      scene={
        <div class={styles.night}>
          <SymbolSheet />
          <div class={styles.sky} data-replay={isReplay} aria-hidden="true">
            <i class={styles.moon} />
            {[1, 2, 3, 4].map(lantern => (
              <svg key={lantern} class={styles.hanging} viewBox="0 0 64 64">
                <use href="#s-W" />
              </svg>
            ))}
          </div>
          <div class={styles.shrine} data-glows={show.isMore}>
            <Roof />
            <span class={styles.board}>{show.freeLeft === undefined ? word('lines') : word('free_left', { count: show.freeLeft })}</span>
            <span class={styles.reels} dir="ltr">
              {REELS.map((_, reel) => (
                <Reel
                  key={`${reel}-${isAsking ? 'turning' : show.turn}`}
                  reel={reel}
                  stop={isAsking && !isCalm ? undefined : (show.spin?.stops[reel] ?? REST[reel])}
                  isMoving={isShowing && !show.isResting && !isCalm}
                  winning={cells?.[reel]}
                />
              ))}
              <svg class={styles.lines} viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true">
                {lines.map(({ line, count }) => (
                  <polyline
                    key={line}
                    points={(LINES[line] ?? [])
                      .slice(0, count)
                      .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
                      .join(' ')}
                  />
                ))}
              </svg>
              {show.isAnnouncing && <span class={styles.banner}>{word('free_spins')}</span>}
            </span>
            <span class={styles.won} aria-hidden="true">
              {round && show.won > 0 && !isAsking ? money.money(times(round.stake, show.won * 1_000)) : ''}
            </span>
            {isShowing && <button type="button" class={styles.hurry} aria-label={word('hurry')} onClick={show.hurry} />}
          </div>
        </div>
      }
      action={<BeginButton label={word('spin')} choice={{}} />}
    />
  )
}
