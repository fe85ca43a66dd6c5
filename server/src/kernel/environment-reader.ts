import { BlockList, isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'

export type Environment = Readonly<Record<string, string | undefined>>

export const ORIGIN = /^https?:\/\/[^/?#]+$/

const isAddressOrBlock = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128)) return false
  new BlockList().addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6')
  return true
}

/** Reads variables by their form. What does not fit is pushed to `faults`, in a sentence that names the variable. Paths are relative to `root`. */
export const environmentReader = (env: Environment, root: string, faults: string[]) => {
  // An empty variable counts as not set, because compose files and shells often leave one.
  const read = (name: string): string | undefined => env[name]?.trim() || undefined

  const oneOf = <const Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value => {
    const text = read(name) ?? otherwise
    const value = values.find(known => known === text)
    if (value === undefined) faults.push(`${name} is "${text}"; it must be one of ${values.join(', ')}`)
    return value ?? otherwise
  }

  const integer = <Otherwise extends number | undefined>(name: string, least: number, most: number, otherwise: Otherwise): number | Otherwise => {
    const text = read(name)
    if (text === undefined) return otherwise
    if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text)
    faults.push(`${name} is "${text}"; it must be a whole number from ${least} to ${most}`)
    return otherwise
  }

  const folder = (name: string): string | undefined => {
    const text = read(name)
    if (text?.includes('\0')) faults.push(`${name} is no path`)
    return text === undefined || isAbsolute(text) ? text : resolve(root, text)
  }

  const list = (name: string): readonly string[] => (read(name) ?? '').split(',').flatMap(part => part.trim() || [])
  const blocks = (name: string): readonly string[] => {
    const entries = list(name)
    for (const entry of entries) {
      if (!isAddressOrBlock(entry)) faults.push(`${name} names "${entry}"; each entry must be an address or a CIDR block, e.g. 10.0.0.0/8`)
    }
    return entries
  }
  const requireOrigin = (name: string, url: string, example: string): void => {
    if (!ORIGIN.test(url)) faults.push(`${name} names "${url}"; each entry must be an origin like ${example}`)
  }

  /** Another server of a demo: its origin, and the key that it shares with this one. */
  const neighbour = (name: string) => {
    const url = read(`${name}_URL`)
    if (url !== undefined && !ORIGIN.test(url)) faults.push(`${name}_URL is "${url}"; it must be an origin like http://127.0.0.1:3001`)
    const key = read(`${name}_KEY`)
    if (key !== undefined && key.length < 32) faults.push(`${name}_KEY must be at least 32 characters`)
    if ((url === undefined) !== (key === undefined)) faults.push(`${name}_URL and ${name}_KEY belong together: set both or none`)
    return url !== undefined && key !== undefined ? { url, key } : undefined
  }

  return { read, oneOf, integer, folder, list, blocks, requireOrigin, neighbour }
}
