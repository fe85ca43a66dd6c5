import { useEffect, useRef, useState } from 'preact/hooks'
import type { SlotsState, Spin } from '#games/slots-lanterns/rules.ts'
import { sounds } from '#web/sound.ts'

/** ms */
const LAND_MS = 1_550
const WIN_MS = 1_400
const BANNER_MS = 1_800
const CALM_MS = 500

/** What the reels show. */
export interface Show {
  /** Undefined while the reels turn and nobody knows where they stop. */
  readonly spin: Spin | undefined
  /** Changes with each spin, so that the reels turn anew. */
  readonly turn: string
  /** Whether the reels have come to rest. */
  readonly isResting: boolean
  /** Whether the free spins are being announced. */
  readonly isAnnouncing: boolean
  /** How many free spins are still to come; undefined outside them. */
  readonly freeLeft: number | undefined
  /** What has been won until now, in tenths of the stake. */
  readonly won: number
  /** Whether that is more than the stake. */
  readonly isMore: boolean
  /** Goes on at once. */
  hurry(): void
}

interface ShownRound {
  readonly id: string
  readonly shown: SlotsState
}

/** The stake in tenths of itself. */
const STAKE = 10

const wonUntil = (spins: readonly Spin[], at: number): number => spins.slice(0, at + 1).reduce((sum, { tenths }) => sum + tenths, 0)

/** Shows the spins of a round one after another, then calls `onEnd`. */
export const useShow = (round: ShownRound | undefined, isShowing: boolean, isCalm: boolean, onEnd: () => void): Show => {
  const spins = round?.shown.spins ?? []
  const [at, setAt] = useState(isShowing ? 0 : Math.max(0, spins.length - 1))
  const [stage, setStage] = useState<'landing' | 'won' | 'announcing'>('landing')
  const next = useRef<() => void>(() => undefined)

  useEffect(() => {
    if (!isShowing) return
    setAt(0)
    setStage('landing')
  }, [isShowing, round?.id])

  useEffect(() => {
    if (!isShowing) return undefined
    const spin = spins[at]
    const go = (): void => {
      if (stage === 'landing' && spin && spin.tenths > 0) {
        if (wonUntil(spins, at) > STAKE) sounds.good(at)
        setStage('won')
      } else if (stage !== 'announcing' && at === 0 && spins.length > 1) setStage('announcing')
      else if (at < spins.length - 1) {
        setAt(at + 1)
        setStage('landing')
      } else onEnd()
    }
    next.current = go
    const full = { landing: LAND_MS, won: WIN_MS, announcing: BANNER_MS }[stage]
    const timer = setTimeout(go, isCalm ? CALM_MS : full)
    const thuds = stage === 'landing' && !isCalm ? [0, 1, 2, 3, 4].map(reel => setTimeout(sounds.thud, 700 + reel * 190)) : []
    return () => {
      clearTimeout(timer)
      thuds.forEach(clearTimeout)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a stage begins once
  }, [isShowing, round?.id, at, stage])

  const isResting = !isShowing || stage !== 'landing'
  const won = wonUntil(spins, isShowing ? at - (isResting ? 0 : 1) : spins.length)
  return {
    spin: spins[isShowing ? at : spins.length - 1],
    turn: `${round?.id}-${at}`,
    isResting,
    isAnnouncing: isShowing && stage === 'announcing',
    freeLeft: isShowing && at > 0 ? spins.length - 1 - at : undefined,
    won,
    isMore: won > STAKE,
    hurry: () => next.current(),
  }
}
