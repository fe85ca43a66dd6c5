import { localStore } from '#device/storage.ts'
import { createStore, useStore } from '#store.ts'

const PUT_OFF = 'SHELL_passkeyPutOff'

/** When the offer was last put off on this device, ms since 1970. */
export const putOffAt = (): number | undefined => {
  const at = Number(localStore.get(PUT_OFF) ?? Number.NaN)
  return Number.isFinite(at) ? at : undefined
}

const answered = createStore<boolean>(() => false)

/** Whether the offer was taken up or put off since the page was loaded. */
export const useOfferAnswered = (): boolean => useStore(answered, false)

/** Whoever takes it up, or puts it off, is not asked again soon. */
export const notePutOff = (): void => {
  localStore.set(PUT_OFF, String(Date.now()))
  answered.set(true)
}
