import type { LaunchOrder } from '#blocks/games/launch/launch-order.ts'

/** A game that was just started, on its way to the page that shows it. Its address opens once, so it is no part of that page's own address. */
interface StartedGame {
  readonly key: string
  readonly address: string
}

let started: StartedGame | undefined

const keyOf = ({ code, vendor, isTrial }: LaunchOrder): string => [code, vendor, isTrial].join(' ')

export const handOver = (order: LaunchOrder, address: string): void => {
  started = { key: keyOf(order), address }
}

/** The address of the game that was just started, if it is this one. */
export const startedAddress = (order: LaunchOrder): string | undefined => (started?.key === keyOf(order) ? started.address : undefined)

/** It is shown: whoever comes back starts anew. */
export const forgetStarted = (): void => {
  started = undefined
}
