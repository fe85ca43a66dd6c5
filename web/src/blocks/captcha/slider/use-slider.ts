import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { CaptchaController } from '#blocks/captcha/captcha-controller.ts'
import { deviceFacts } from '#device/device-facts.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { useTexts } from '#texts/use-texts.ts'
import { clampTo, type Way } from './slider-rules.ts'
import { usePiecePath } from './use-piece-path.ts'
import { problemOf, usePuzzles } from './use-puzzles.ts'

/** How long the solved puzzle is shown before the dialog closes, ms. */
const SUCCESS_SHOWN = 450

/** Shows puzzles until one is solved: follows the piece of each, and has the server check it. */
export const useSlider = (scene: CaptchaScene, controller: CaptchaController) => {
  const { request } = useRequest()
  const t = useTexts('errors')
  const { x, putBack, positionNow, moveTo: movePiece, wholeAt, isDragged } = usePiecePath()
  const { phase, setPhase, run, renew } = usePuzzles(scene, controller, putBack)
  const travel = run ? run.puzzle.width - run.puzzle.pieceSize : 0
  const isMovable = run !== null && (phase === 'ready' || phase === 'wrong')

  /** `height`: vertical distance from where the finger began, pixels; `at`: the event's time stamp, ms. */
  const moveTo = (next: number, height: number, at: number): void => {
    if (!isMovable) return
    movePiece(clampTo(travel, next), height, at)
    setPhase('ready')
  }

  const check = async (way: Way, at: number): Promise<void> => {
    const whole = wholeAt(at)
    if (!run || !isMovable || !whole) return
    setPhase('checking')
    try {
      const input = { id: run.puzzle.id, loginDeviceId: deviceFacts().loginDeviceId, x: positionNow(), way, path: [...whole], work: await run.work }
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
    if (isDragged()) {
      void check('drag', at)
    } else {
      putBack()
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
