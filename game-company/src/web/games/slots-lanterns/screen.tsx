import { times } from '#games/game-rules.ts'
import { LINES, REELS, ROWS, letterAt } from '#games/slots-lanterns/reels.ts'
import type { SlotsState } from '#games/slots-lanterns/rules.ts'
import { BeginButton } from '#web/shell/begin-button.tsx'
import { usePlay } from '#web/shell/play.ts'
import { Table } from '#web/shell/table.tsx'
import type words from '#web/texts/slots-lanterns/en.json'
import { useWords } from '#web/words.ts'
import { PayTable } from './pay-table.tsx'
import { Reel } from './reel.tsx'
import { SymbolSheet } from './symbols.tsx'
import { useShow, type Show } from './use-show.ts'
import styles from './screen.module.css'

/** What stands on the reels before the first round. */
const REST = [2, 4, 3, 0, 12]

/** Which cells win: those of lines that pay, and moons where enough of them stand. */
const winningCells = ({ spin, isResting }: Show): readonly (readonly boolean[])[] | undefined => {
  if (!spin || !isResting || spin.tenths === 0) return undefined
  return REELS.map((_, reel) =>
    Array.from(
      { length: ROWS },
      (_, row) =>
        spin.lines.some(({ line, count }) => reel < count && LINES[line]?.[reel] === row) ||
        (spin.moons >= 3 && letterAt(reel, spin.stops[reel] ?? 0, row) === 'S'),
    ),
  )
}

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

const TILES = Array.from({ length: 17 }, (_, at) => 62 + at * 17)

const Roof = () => (
  <svg class={styles.roof} viewBox="0 0 400 56" preserveAspectRatio="none" aria-hidden="true">
    <path d="M2 26c44 4 96-4 130-20h136c34 16 86 24 130 20-14 12-34 22-58 24H60C36 48 16 38 2 26z" fill="#a8231f" />
    <path d="M132 6h136c34 16 86 24 130 20-3 3-6 5-9 7-42 2-92-6-126-20H137C103 27 53 35 11 33c-3-2-6-4-9-7 44 4 96-4 130-20z" fill="url(#gold)" />
    {TILES.map(x => (
      <path
        key={x}
        d={`M${x} 50c${(200 - x) / 14}-10 ${(200 - x) / 9}-20 ${(200 - x) / 6}-33`}
        stroke="#5f0f12"
        stroke-opacity=".55"
        stroke-width="2.4"
        fill="none"
      />
    ))}
    <path d="M54 48h292l-6 7H60z" fill="url(#gold)" />
    <circle cx="200" cy="8" r="7" fill="url(#flame)" />
  </svg>
)
