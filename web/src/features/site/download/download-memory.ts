import type { SubmittedDepositKey } from '#blocks/site/install/submitted-deposit.ts'
import { localStore, sessionStore } from '#device/storage.ts'
import { storedCount } from '#device/stored-count.ts'
import { createStore, useStore } from '#store.ts'

const BAR_KEY = 'SHELL_downloadBarHidden'
const FORCED_KEY = 'SHELL_forceDownloadShow'
const SUBMITTED_KEY: SubmittedDepositKey = 'SHELL_depositSubmitted'

const barHidden = createStore(() => sessionStore.get(BAR_KEY) === '1')

/** Whether the download bar was closed in this session (spec 2 §3, Storage keys). */
export const useBarHidden = (): boolean => useStore(barHidden, false)

export const hideBar = (): void => {
  sessionStore.set(BAR_KEY, '1')
  barHidden.set(true)
}

/** How often the forced download has been shown. */
export const forcedShownTimes = (): number => storedCount(localStore, FORCED_KEY)

export const noteForcedShown = (): void => localStore.set(FORCED_KEY, String(forcedShownTimes() + 1))

/** Whether a deposit was submitted since this was last read; answers yes once. */
export const takeSubmittedDeposit = (): boolean => {
  const was = sessionStore.get(SUBMITTED_KEY) === '1'
  if (was) sessionStore.remove(SUBMITTED_KEY)
  return was
}
