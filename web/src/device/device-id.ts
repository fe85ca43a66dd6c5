import { hex } from './bytes.ts'
import { nativeAppOf } from './native/native-bridge.ts'
import type { TextStore } from './storage.ts'

const KEY = 'SHELL_deviceId'
const MD5_FORM = /^[0-9a-f]{32}$/

/** The device's id in MD5 form: the app's UUID if there is one, otherwise a random id that is stored (spec 1 §9, Device id). */
export const deviceIdOf = (userAgent: string, store: TextStore, random: (count: number) => Iterable<number>): string => {
  const app = nativeAppOf(userAgent)
  if (app?.uuid) return app.uuid.replaceAll('-', '')
  const kept = store.get(KEY)
  if (kept && MD5_FORM.test(kept)) return kept
  const made = hex(random(16))
  store.set(KEY, made)
  return made
}
