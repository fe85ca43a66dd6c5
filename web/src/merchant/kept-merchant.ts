import { localStore } from '#device/storage.ts'

/** The host's merchant (spec 2 §3, Stored values). The blocked-domain notice uses it to ask for other addresses after the host was lost. */
const KEY = 'SHELL_merchant'
const CODE = /^[a-z][a-z0-9-]{1,31}$/

export const keepMerchant = (code: string): void => localStore.set(KEY, code)

export const keptMerchant = (): string | null => {
  const code = localStore.get(KEY)
  return code && CODE.test(code) ? code : null
}
