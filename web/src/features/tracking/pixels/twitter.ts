import type { StartPixel } from './pixel.ts'

type Call = (...args: unknown[]) => void

/** X's pixel. The name of an event is its id there, like `tw-abc12-def34`. */
export const twitter: StartPixel = ({ url, id }, { globals, load }) => {
  const queue: unknown[][] = []
  const twq = Object.assign(
    (...args: unknown[]) => {
      if (twq.exe) twq.exe(...args)
      else queue.push(args)
    },
    { queue, version: '1.1', exe: undefined as Call | undefined },
  )
  globals['twq'] = twq
  twq('config', id)
  load(url)
  return {
    send: ({ name, id: conversion_id, money: { value, currency } }) =>
      twq('event', name, { conversion_id, ...(value !== undefined && { value, currency }) }),
    chosen: () => undefined,
  }
}
