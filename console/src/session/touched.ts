import { whenUntouched } from '#request/call.ts'

/** When somebody last used the keyboard, pointer or wheel, ms. Queues that move by themselves must not keep a session alive that nobody uses. */
let touchedAt = Date.now()

export const watchTouches = (): void => {
  whenUntouched(untouchedFor)
  for (const event of ['keydown', 'pointerdown', 'wheel', 'touchstart']) addEventListener(event, () => (touchedAt = Date.now()), { passive: true })
}

/** ms */
export const untouchedFor = (): number => Date.now() - touchedAt
