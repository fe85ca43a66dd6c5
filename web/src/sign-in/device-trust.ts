import { readJson } from '#device/json.ts'
import { localStore, type TextStore } from '#device/storage.ts'

const KEY = 'SHELL_deviceTrust'
/** As many as the contract's `DeviceTrust` holds: one for each member who shares the device. The oldest is forgotten first. */
const MOST = 4
const TOKEN = /^[\w-]{43}$/

/** What shows the server that members trust this device (docs/two-factor.md). Signing out leaves it. */
export const createDeviceTrust = (store: TextStore) => {
  const read = (): string[] => {
    const kept = readJson(store.get(KEY))
    return Array.isArray(kept) ? kept.filter(token => typeof token === 'string' && TOKEN.test(token)).slice(0, MOST) : []
  }
  return {
    keep: (token: string): void => store.set(KEY, JSON.stringify([token, ...read()])),
    /** To be spread into a sign-in; empty if nobody trusts this device. */
    fields: (): { readonly deviceTrust?: string[] } => {
      const tokens = read()
      return tokens.length > 0 ? { deviceTrust: tokens } : {}
    },
  }
}

export const deviceTrust = createDeviceTrust(localStore)
