import { sessionStore } from '#device/storage.ts'
import { createAnswerCache } from '#request/answer-cache.ts'
import { carryOver } from './carried-parameters.ts'
import { storedRegistrationInfo } from './registration-info.ts'

/** Pages that reload in place after an update (spec 2 §2); spec 1 §2 names the member's home and the game too. */
const RELOAD_IN_PLACE = ['/m/game', '/m/home', '/m/login', '/m/index', '/m/index.html', '/m/member/home', '/m/register', '/m/register.html'] as const

/** The page after an update's refresh: the same one if it may reload in place, otherwise `/m/home`. */
export const pathAfterUpdate = (path: string): string => ((RELOAD_IN_PLACE as readonly string[]).includes(path) ? path : '/m/home')

let refreshing = false

/** Whether this page is being replaced, so that failures from now on need not be shown. */
export const isRefreshing = (): boolean => refreshing

/** Reloads the product after an update. `run` is given what leaves the page, to call it later if something must come first. */
export const refreshAfterUpdate = (run = (leave: () => void): unknown => leave()): void => {
  refreshing = true
  // The older build kept them, perhaps in another form.
  createAnswerCache(sessionStore).flush()
  const { pathname, search } = window.location
  const path = pathAfterUpdate(pathname)
  run(() => {
    if (path === pathname) window.location.reload()
    else window.location.assign(carryOver(path, search, storedRegistrationInfo()))
  })
}
