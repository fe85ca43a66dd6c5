import { sessionStore } from '#device/storage.ts'

const KEY = 'SHELL_depositSubmitted'

/** Remembers that a deposit was submitted: the provider's page is another one, so the forced download waits for the next view of home (spec 2 §4). */
export const noteSubmittedDeposit = (): void => sessionStore.set(KEY, '1')

/** Whether one was submitted since this was last read; answers yes once. */
export const takeSubmittedDeposit = (): boolean => {
  const was = sessionStore.get(KEY) === '1'
  if (was) sessionStore.remove(KEY)
  return was
}
