import { factorAfter, growthAfter, msUntil, type CrashShown } from '#games/crash/rules.ts'
import { factorText, ltr } from '#web/money.ts'
import type { RoundOnTable } from '#web/shell/play.ts'
import type words from '#web/texts/crash/en.json'
import { useWords } from '#web/words.ts'
import { Lantern } from './lantern.tsx'
import { useElapsed } from './use-elapsed.ts'
import styles from './sky.module.css'

interface SkyProps {
  /** What is to be seen; `undefined` before the lantern is let go. */
  readonly round: RoundOnTable<unknown, CrashShown> | undefined
  readonly isRising: boolean
  readonly isLighting: boolean
  readonly isCalm: boolean
}

/** The picture shows at least so much: 8 s, and a factor of ×2. */
const LEAST_MS = 8_000
const LEAST_TOP = 2
/** Of the picture's width and height, what the curve takes up at most. */
const WIDE = 76
const HIGH = 60
const POINTS = 48
const STEPS = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000]

/** Lines to read the height by: at most five. */
const linesUpTo = (top: number): readonly number[] => {
  const step = STEPS.find(one => (top - 1) / one <= 5) ?? 5_000
  return Array.from({ length: Math.floor((top - 1) / step) }, (_, at) => 1 + step * (at + 1))
}

/** The night, in which the lantern rises along its curve, and what it is worth. */
export const Sky = ({ round, isRising, isLighting, isCalm }: SkyProps) => {
  const word = useWords<typeof words>('crash')
  const elapsed = useElapsed(round, isRising, isCalm)
  const { crash, taken } = round?.shown ?? {}
  const end = taken ?? (crash === undefined ? undefined : Math.max(100, crash))
  const ms = end === undefined ? elapsed : msUntil(end)
  const factor = end ?? factorAfter(elapsed)
  const state =
    end === undefined ? (isRising ? 'rising' : isLighting ? 'lighting' : 'ready') : taken === undefined ? 'gone' : taken > 100 ? 'taken' : 'back'

  const wide = Math.max(LEAST_MS, ms)
  const top = Math.max(LEAST_TOP, growthAfter(ms))
  const x = (at: number): number => (at / wide) * WIDE + 13
  const y = (at: number): number => 92 - ((growthAfter(at) - 1) / (top - 1)) * HIGH
  const points = Array.from({ length: POINTS + 1 }, (_, at) => (ms * at) / POINTS).map(at => `${x(at).toFixed(2)} ${y(at).toFixed(2)}`)

  return (
    <div class={styles.sky} data-state={state} data-still={isCalm} dir="ltr">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id="under" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stop-color="currentColor" stop-opacity=".38" />
            <stop offset="1" stop-color="currentColor" stop-opacity="0" />
          </linearGradient>
        </defs>
        {linesUpTo(top).map(line => (
          <path key={line} class={styles.line} d={`M0 ${92 - ((line - 1) / (top - 1)) * HIGH}H100`} />
        ))}
        <path class={styles.under} d={`M${points.join('L')}L${x(ms).toFixed(2)} 100L13 100Z`} fill="url(#under)" />
        <path class={styles.curve} d={`M${points.join('L')}`} />
      </svg>
      <ol class={styles.scale} aria-hidden="true">
        {linesUpTo(top).map(line => (
          <li key={line} style={{ '--y': 92 - ((line - 1) / (top - 1)) * HIGH }}>
            {factorText(line * 10_000)}
          </li>
        ))}
      </ol>
      <span class={styles.lantern} style={{ '--x': x(ms), '--y': y(ms) }}>
        <Lantern />
      </span>
      <p class={styles.factor}>
        <strong>×{(factor / 100).toFixed(2)}</strong>
        {end !== undefined && (
          <small>{taken === undefined ? word('gone') : word('would', { factor: ltr(factorText(Math.max(100, crash ?? 100) * 100)) })}</small>
        )}
      </p>
      <span class={styles.hills} aria-hidden="true" />
    </div>
  )
}
