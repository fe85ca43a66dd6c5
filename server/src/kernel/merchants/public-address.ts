import type { AddressInfo } from 'node:net'
import { isLoopbackName } from './loopback-name.ts'
import type { Merchant } from './merchant.ts'

interface Named {
  readonly publicAddress?: string | undefined
  readonly hosts?: readonly (string | undefined)[] | undefined
}

/** The address that the merchant's file gives to partners: what it names, else its first host that is neither a wildcard nor this machine. */
export const configuredAddress = ({ publicAddress, hosts = [] }: Named): string | undefined => {
  if (publicAddress !== undefined) return publicAddress
  const host = hosts.find(name => name !== undefined && !name.startsWith('*') && !isLoopbackName(name))
  return host === undefined ? undefined : `https://${host}`
}

/** Where payment companies and vendors of games call us. */
export interface PublicAddresses {
  /**
   * An origin. Never what a request says of its host: who could choose it would receive the calls that move money, or answer them in our place.
   * Throws where there is none.
   */
  of(merchant: Pick<Merchant, 'code' | 'file'>): string
  /** The server listens here, which is the address of merchants that are only on this machine. */
  listens(at: AddressInfo | string | null): void
}

const originOf = ({ address, family, port }: AddressInfo): string => {
  // The addresses that stand for all of the machine's own.
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address
  return `http://${family === 'IPv6' && host.includes(':') ? `[${host}]` : host}:${port}`
}

export const createPublicAddresses = ({ mode }: { readonly mode: 'demo' | 'production' | 'development' }): PublicAddresses => {
  let own: string | undefined
  return {
    of({ code, file }) {
      const address = configuredAddress(file) ?? (mode === 'production' ? undefined : own)
      if (address === undefined) throw new Error(`${code} has no address at which partners can call`)
      return address
    },
    listens(at) {
      if (at !== null && typeof at === 'object') own = originOf(at)
    },
  }
}
