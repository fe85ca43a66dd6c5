import type { Ref } from 'preact'
import { SEGMENTS } from '#games/wheel/rules.ts'
import styles from './disc.module.css'

interface DiscProps {
  readonly factors: readonly number[]
  /** The segment to light up. */
  readonly lit: number | undefined
  readonly turning: Ref<SVGGElement>
}

const RADIUS = 176
const STEP = 360 / SEGMENTS

const at = (degrees: number, radius: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(radians) * radius).toFixed(2)} ${(Math.sin(radians) * radius).toFixed(2)}`
}
const SLICE = `M0 0L${at(-STEP / 2, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(STEP / 2, RADIUS)}Z`

/** Which colour a factor has on its wheel. */
export const toneOf = (factor: number, factors: readonly number[]): 'none' | 'small' | 'middle' | 'top' =>
  factor === 0 ? 'none' : factor === Math.max(...factors) ? 'top' : factor < 15_000 ? 'small' : 'middle'

const label = (factor: number): string => (factor === 0 ? '0' : `×${factor / 10_000}`)

/** The disc with its segments, which turns, and the rim with its lamps, which does not. */
export const Disc = ({ factors, lit, turning }: DiscProps) => (
  <svg viewBox="-200 -200 400 400" class={styles.disc} aria-hidden="true">
    <defs>
      <radialGradient id="gloss" cx="50%" cy="28%" r="75%">
        <stop offset="0" stop-color="#fff" stop-opacity=".34" />
        <stop offset=".45" stop-color="#fff" stop-opacity=".04" />
        <stop offset="1" stop-color="#000" stop-opacity=".45" />
      </radialGradient>
      <linearGradient id="gold" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff3cf" />
        <stop offset=".35" stop-color="#f2c463" />
        <stop offset=".7" stop-color="#a9661c" />
        <stop offset="1" stop-color="#f0c069" />
      </linearGradient>
    </defs>
    <circle r="196" fill="url(#gold)" />
    <circle r="190" class={styles.rim} />
    <g ref={turning}>
      {factors.map((factor, segment) => (
        <g
          key={segment}
          transform={`rotate(${segment * STEP})`}
          class={`${styles[toneOf(factor, factors)]} ${segment % 2 ? styles.odd : ''} ${lit === segment ? styles.lit : ''}`}
        >
          <path d={SLICE} />
          <text y="-140">{label(factor)}</text>
        </g>
      ))}
      {factors.map((_, segment) => (
        <circle key={segment} r="3.4" cy={-RADIUS + 3} transform={`rotate(${(segment + 0.5) * STEP})`} class={styles.peg} />
      ))}
    </g>
    <circle r={RADIUS} fill="url(#gloss)" />
    <g class={styles.lamps}>
      {factors.map((_, lamp) => (
        <circle key={lamp} r="4.6" cy="-186" transform={`rotate(${(lamp + 0.5) * STEP})`} />
      ))}
    </g>
    <circle r="62" fill="url(#gold)" />
    <circle r="55" class={styles.hub} />
  </svg>
)
