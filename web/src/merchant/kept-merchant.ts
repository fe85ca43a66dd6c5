import { localStore } from '#device/storage.ts'

/** Whose the host is (spec 2 §3, Stored values). The notice of a host that was taken away asks for its lines by it. */
const KEY = 'SHELL_merchant'
const CODE = /^[a-z][a-z0-9-]{1,31}$/

export const keepMerchant = (code: string): void => localStore.set(KEY, code)

export const keptMerchant = (): string | null => {
  const code = localStore.get(KEY)
  return code && CODE.test(code) ? code : null
}
