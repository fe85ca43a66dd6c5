import type { CallAnswers } from '@foyer/contract'
import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { Text } from '@foyer/texts'
import { useEffect, useState } from 'react'
import type { CaptchaController } from '#blocks/captcha/captcha-controller.ts'
import type { CaptchaProblem } from '#blocks/captcha/captcha-state.ts'
import { testModeOf } from '#blocks/captcha/test-mode.ts'
import { deviceFacts } from '#device/device-facts.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { useTexts } from '#texts/use-texts.ts'
import { doWork } from './proof-of-work.ts'

type Puzzle = CallAnswers['captcha.slider']

/** `wrong`: the last answer was wrong and another picture follows. */
type SliderPhase = 'loading' | 'ready' | 'checking' | 'wrong' | 'right'

/** An unsolved picture is replaced this long before it expires on the server, ms. */
const RENEW_EARLY = 2_000

interface Run {
  readonly puzzle: Puzzle
  /** Computed while the player looks at the picture. */
  readonly work: Promise<number>
}

export const problemOf = (error: unknown, t: Text<'errors'>): CaptchaProblem => ({
  message: (error instanceof RequestError && error.message) || t('network_error'),
})

/** Fetches one puzzle after another and computes the proof of work of each. `putBack`: puts the piece where it begins; it stays the same function. */
export const usePuzzles = (scene: CaptchaScene, controller: CaptchaController, putBack: () => void) => {
  const { request } = useRequest()
  const t = useTexts('errors')
  const [phase, setPhase] = useState<SliderPhase>('loading')
  const [run, setRun] = useState<Run | null>(null)
  const [round, setRound] = useState(0)

  const renew = (next: SliderPhase): void => {
    setPhase(next)
    setRound(number => number + 1)
  }

  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = async (): Promise<void> => {
      putBack()
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
  }, [round, scene, request, controller, putBack, t])

  return { phase, setPhase, run, renew }
}
