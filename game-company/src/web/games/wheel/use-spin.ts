import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { SEGMENTS } from '#games/wheel/rules.ts'
import { sounds } from '#web/sound.ts'

/** Degrees of one segment. */
const STEP = 360 / SEGMENTS
/** Full speed in degrees per ms, reached within so many ms. */
const SPEED = 0.66
const SPEED_UP_MS = 450
/** From full speed it runs out over at least so many degrees, ever slower. */
const RUN_OUT = 900
/** How far the pointer bends when a peg passes, in degrees, and how much of that is left after each frame. */
const BEND = 22
const SPRING = 0.86

interface Spin {
  readonly isSpinning: boolean
  /** Where it has to stop, once that is known. */
  readonly segment: number | undefined
  readonly isCalm: boolean
  readonly onStop: () => void
}

interface SpinRefs {
  readonly disc: RefObject<SVGGElement | null>
  readonly pointer: RefObject<HTMLElement | null>
}

/** The wheel turns by a segment's middle at the most so far beside it, so that it does not always stop on the same spot. */
const beside = (): number => (Math.random() - 0.5) * STEP * 0.7

/**
 * Turns the disc: it speeds up, keeps its speed until the segment is known, and then runs out until that segment is on top.
 * @returns what the disc and the pointer are to be given as `ref`
 */
export const useSpin = ({ isSpinning, segment, isCalm, onStop }: Spin): SpinRefs => {
  const disc = useRef<SVGGElement>(null)
  const pointer = useRef<HTMLElement>(null)
  const angle = useRef(segment === undefined ? 0 : -segment * STEP)
  const goal = useRef({ segment, onStop })
  goal.current = { segment, onStop }

  const turn = (bend = 0): void => {
    if (disc.current) disc.current.style.transform = `rotate(${angle.current}deg)`
    if (pointer.current) pointer.current.style.transform = `rotate(${-bend}deg)`
  }
  useEffect(turn, [])

  useEffect(() => {
    if (!isSpinning) return undefined
    if (isCalm) {
      if (segment === undefined) return undefined
      angle.current = -segment * STEP
      turn()
      onStop()
      return undefined
    }
    let frame = 0
    let before = performance.now()
    let speed = 0
    let bend = 0
    let run: { readonly from: number; readonly distance: number; readonly since: number } | undefined
    const move = (now: number): void => {
      const peg = Math.floor(angle.current / STEP + 0.5)
      const ms = Math.min(100, now - before)
      before = now
      let isDone = false
      if (run) {
        const part = Math.min(1, (now - run.since) / ((3 * run.distance) / SPEED))
        angle.current = run.from + run.distance * (1 - (1 - part) ** 3)
        isDone = part === 1
      } else {
        speed = Math.min(SPEED, speed + (SPEED * ms) / SPEED_UP_MS)
        angle.current += speed * ms
        if (goal.current.segment !== undefined && speed === SPEED) {
          const end = -goal.current.segment * STEP + beside()
          const rest = (((end - angle.current - RUN_OUT) % 360) + 360) % 360
          run = { from: angle.current, distance: RUN_OUT + rest, since: now }
        }
      }
      bend *= SPRING
      if (Math.floor(angle.current / STEP + 0.5) > peg) {
        bend = BEND
        sounds.tick()
      }
      turn(isDone ? 0 : bend)
      if (isDone) goal.current.onStop()
      else frame = requestAnimationFrame(move)
    }
    frame = requestAnimationFrame(move)
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- a movement reads the segment as soon as it is known, in a ref; a calm wheel waits for it
  }, [isSpinning, isCalm && segment])

  return { disc, pointer }
}
