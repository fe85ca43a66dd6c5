import type { Merchant } from '#merchants/merchant.ts'
import type { Origins } from './content-policy.ts'
import { firebaseOrigins } from './firebase-origins.ts'

/** The origin of a line; http where its entry names no protocol (spec 2 §3, domain list entry). */
const originOfLine = (domainName: string): string[] => {
  const address = /^https?:\/\//.test(domainName) ? domainName : `http://${domainName}`
  return URL.canParse(address) ? [new URL(address).origin] : []
}

/** Where GeeTest's scripts, styles, pictures and calls come from, v3 and v4. */
const GEETEST = ['https://*.geetest.com', 'https://*.geevisit.com', 'https://*.gsensebot.com']

/** What a merchant's own settings let its pages reach: its image hosts, its lines, whose speed is measured, its captcha and identity providers. */
export const merchantOrigins = ({ file, flags }: Pick<Merchant, 'file' | 'flags'>): Origins => {
  const geetest = flags.GEETEST3 ? GEETEST : []
  const identity = firebaseOrigins(file.firebase)
  return {
    script: [...geetest, ...identity.script],
    style: [...geetest, ...identity.style],
    img: [...(file.imageCDNs ?? []), ...geetest, ...identity.img],
    frame: identity.frame,
    connect: [...(file.domains ?? []).flatMap(({ domainName }) => originOfLine(domainName)), ...geetest, ...identity.connect],
  }
}

const isLocal = (host: string): boolean => host === '127.0.0.1' || host === 'localhost' || host.endsWith('.localhost')

/** Where search engines find the merchant: its first host that is no wildcard. `port` counts on this machine only. */
export const publicAddress = ({ file }: Merchant, port: number): string => {
  const host = file.hosts.find(name => !name.startsWith('*.')) ?? file.hosts[0]?.slice(2) ?? 'localhost'
  return isLocal(host) ? `http://${host}:${port}` : `https://${host}`
}
