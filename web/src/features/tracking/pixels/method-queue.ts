import type { PixelPage } from './pixel.ts'

type Method = (...args: unknown[]) => void

/** Calls by method that wait for a script: an array with the methods on it, which the scripts of TikTok and Kwai take over. */
export type MethodQueue<Name extends string> = unknown[] & Readonly<Record<Name, Method>>

export const methodQueue = <const Name extends string>(names: readonly Name[]): MethodQueue<Name> => {
  const queue: unknown[] = []
  const methods = Object.fromEntries(names.map(name => [name, (...args: unknown[]) => void queue.push([name, ...args])]))
  return Object.assign(queue, { methods: names }, methods) as unknown as MethodQueue<Name>
}

interface Place {
  /** The global name of the queue, and the name under which the script looks for it. */
  readonly lib: string
  readonly named: string
}

/** Leaves the queue where the script looks for it, with the pixel that it shall serve, and loads the script. */
export const loadForQueue = (queue: object, { lib, named }: Place, id: string, url: string, { globals, now, load }: PixelPage): void => {
  Object.assign(queue, { _i: { [id]: Object.assign([], { _u: url }) }, _t: { [id]: now() }, _o: { [id]: {} } })
  globals[named] = lib
  globals[lib] = queue
  load(`${url}?${new URLSearchParams({ sdkid: id, lib }).toString()}`)
}
