import { argumentsQueue } from './arguments-queue.ts'
import type { StartPixel } from './pixel.ts'

/** Bigo's pixel (Bigo Ads, help 85). */
export const bigo: StartPixel = ({ url, id }, { globals, load }) => {
  const queue: unknown[] = []
  const bge = argumentsQueue(queue)
  globals['bgdataLayer'] = queue
  globals['bge'] = bge
  bge('init', id)
  load(`${url}?${new URLSearchParams({ pixel_id: id }).toString()}`)
  return {
    send: ({ name, money: { value } }) => bge('event', name, { configId: id, ...(value !== undefined && { monetary: value }) }),
    chosen: () => undefined,
  }
}
