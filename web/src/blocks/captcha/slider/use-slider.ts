import type { CallAnswers } from '@foyer/contract'
import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { Text } from '@foyer/texts'
import { useEffect, useRef, useState } from 'react'
import type { CaptchaController } from '#blocks/captcha/captcha-controller.ts'
import type { CaptchaProblem } from '#blocks/captcha/captcha-state.ts'
import { testModeOf } from '#blocks/captcha/test-mode.ts'
import { deviceFacts } from '#device/device-facts.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { useTexts } from '#texts/use-texts.ts'
import { doWork } from './proof-of-work.ts'
import { clampTo, isDrag, withPoint, type PathPoint, type Way } from './slider-rules.ts'

export type Puzzle = CallAnswers['captcha.slider']

/** `wrong`: the last answer was wrong and another picture follows. */
export type SliderPhase = 'loading' | 'ready' | 'checking' | 'wrong' | 'right'

/** How long the solved puzzle is shown before the dialog closes, ms. */
const SUCCESS_SHOWN = 450
/** An unsolved picture is replaced this long before it expires on the server, ms. */
const RENEW_EARLY = 2_000

interface Run {
  readonly puzzle: Puzzle
  /** Computed while the player looks at the picture. */
  readonly work: Promise<number>
}

const problemOf = (error: unknown, t: Text<'errors'>): CaptchaProblem => ({
  message: (error instanceof RequestError && error.message) || t('network_error'),
})

const START: readonly PathPoint[] = [[0, 0, 0]]

/** Shows puzzles until one is solved: fetches each, computes its proof of work, follows the piece, and has the server check it. */
export const useSlider = (scene: CaptchaScene, controller: CaptchaController) => {
  const { request } = useRequest()
  const t = useTexts('errors')
  const [phase, setPhase] = useState<SliderPhase>('loading')
  const [run, setRun] = useState<Run | null>(null)
  const [round, setRound] = useState(0)
  const [x, setX] = useState(0)
  const path = useRef(START)
  const began = useRef(0)

  const renew = (next: SliderPhase): void => {
    setPhase(next)
    setRound(number => number + 1)
  }

  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = async (): Promise<void> => {
      path.current = START
      setX(0)
      setRun(null)
      try {
        const input = { scene, loginDeviceId: deviceFacts().loginDeviceId, ...testModeOf(window.location.search) }
        const puzzle = await request('captcha.slider', input, { alert: false, signal: leaving.signal })
        const work = doWork(puzzle.id, puzzle.workBits, leaving.signal)
        // `check` awaits it and handles a failure; if the dialog closes first, nobody awaits it.
        work.catch(() => {})
        setRun({ puzzle, work })
        setPhase(before => (before === 'loading' ? 'ready' : before))
        timer = setTimeout(
          () => {
            setPhase('loading')
            setRound(round + 1)
          },
          puzzle.expiresIn * 1000 - RENEW_EARLY,
        )
      } catch (error) {
        if (!leaving.signal.aborted) controller.onFailed(problemOf(error, t))
      }
    }
    void begin()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [round, scene, request, controller, t])

  const travel = run ? run.puzzle.width - run.puzzle.pieceSize : 0
  const isMovable = run !== null && (phase === 'ready' || phase === 'wrong')
  const positionNow = (): number => path.current[path.current.length - 1]?.[0] ?? 0

  /** `height`: vertical distance from where the finger began, pixels; `at`: the event's time stamp, ms. */
  const moveTo = (next: number, height: number, at: number): void => {
    if (!isMovable) return
    if (path.current === START) began.current = at
    path.current = withPoint(path.current, [clampTo(travel, next), Math.round(height), Math.round(at - began.current)])
    setX(positionNow())
    setPhase('ready')
  }

  const check = async (way: Way, at: number): Promise<void> => {
    if (!run || !isMovable || path.current === START) return
    const position = positionNow()
    const whole = withPoint(path.current, [position, path.current[path.current.length - 1]?.[1] ?? 0, Math.round(at - began.current)])
    setPhase('checking')
    try {
      const input = { id: run.puzzle.id, loginDeviceId: deviceFacts().loginDeviceId, x: position, way, path: [...whole], work: await run.work }
      const { captcha, expiresIn } = await request('captcha.sliderVerify', input, { alert: false })
      setPhase('right')
      setTimeout(() => controller.onSolved({ fields: { captcha }, until: Date.now() + expiresIn * 1000 }), SUCCESS_SHOWN)
    } catch (error) {
      if (error instanceof RequestError && error.code === 'captcha.invalid') renew('wrong')
      else controller.onFailed(problemOf(error, t))
    }
  }

  /** On release a drag is checked, while a mere touch puts the piece back. */
  const letGo = (at: number): void => {
    if (isDrag(path.current)) {
      void check('drag', at)
    } else {
      path.current = START
      setX(0)
    }
  }

  return {
    phase,
    puzzle: run?.puzzle ?? null,
    x,
    travel,
    isMovable,
    moveTo,
    letGo,
    step: (by: number, at: number) => moveTo(positionNow() + by, 0, at),
    check: (at: number) => void check('steps', at),
    renew: () => renew('loading'),
  }
}
