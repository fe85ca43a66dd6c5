import { sessionStore } from '#device/storage.ts'
import { refreshAfterUpdate } from '#navigation/update-refresh.ts'
import { reportPrompt } from '#notices/prompt-queue.ts'
import type { RequestClient } from '#request/request-client.ts'
import { createUpdateCheck } from './update-check.ts'
import { CHECK_EVERY } from './update-rules.ts'

type UpdateCheck = ReturnType<typeof createUpdateCheck>

let current: UpdateCheck | undefined

/** Checks now, every hour and when the page comes back, for which iOS fires different events (spec 2 §4, When it looks). Returns a function that stops. */
export const watchUpdates = (requestUrl: RequestClient['requestUrl']): (() => void) => {
  const updates = createUpdateCheck({
    requestUrl,
    store: sessionStore,
    clock: Date.now,
    scripts: () => [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])),
    report: found => reportPrompt('update', found),
  })
  current = updates
  // A failure is ignored, because the next check tries again.
  const check = () => void updates.check().catch(() => undefined)
  const checkIfVisible = () => document.visibilityState === 'visible' && check()
  document.addEventListener('visibilitychange', checkIfVisible)
  window.addEventListener('pageshow', check)
  window.addEventListener('focus', check)
  const timer = setInterval(check, CHECK_EVERY)
  check()
  return () => {
    document.removeEventListener('visibilitychange', checkIfVisible)
    window.removeEventListener('pageshow', check)
    window.removeEventListener('focus', check)
    clearInterval(timer)
  }
}

export const putOffUpdate = (): void => current?.settle()

export const refreshNow = (): void => {
  current?.remember()
  refreshAfterUpdate()
}
