import { readJson } from '#device/json.ts'
import { localStore } from '#device/storage.ts'
import { savedLogins } from '#sign-in/saved-login.ts'

const KEY = 'SHELL_mobileNumber'

/** The number that signed in here last, to fill the field (spec 1 §3, Of a mobile number). */
interface KeptNumber {
  readonly merchant: string
  /** Dialling code and number. */
  readonly name: string
}

/** Null forgets it. */
export const keepNumber = (number: KeptNumber | null): void => (number ? localStore.set(KEY, JSON.stringify(number)) : localStore.remove(KEY))

export const keptNumber = (): KeptNumber | null => {
  const { merchant, name } = (readJson(localStore.get(KEY)) ?? {}) as Partial<Record<keyof KeptNumber, unknown>>
  if (typeof merchant === 'string' && typeof name === 'string') return { merchant, name }
  // Earlier versions kept it as a saved login.
  const saved = savedLogins.read()
  return saved?.type === 'sms' ? saved : null
}
