import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/** @typedef {Pick<import('node:os').CpuInfo, 'times'>} Core what it has done since the machine started, ms */

/** How long the cores are looked at, ms. */
const LOOK = 1_000
/** Below this nobody would call them free. With one process that only computes on two cores it is 0.5. */
const LEAST_IDLE = 0.25

/**
 * The part of the cores' time that nobody used between two looks at them, from 0 to 1.
 * @param {readonly Core[]} before
 * @param {readonly Core[]} after
 */
export const idleShare = (before, after) => {
  const total = (/** @type {readonly Core[]} */ cores) => cores.reduce((sum, { times }) => sum + Object.values(times).reduce((a, b) => a + b, 0), 0)
  const idle = (/** @type {readonly Core[]} */ cores) => cores.reduce((sum, { times }) => sum + times.idle, 0)
  const passed = total(after) - total(before)
  return passed > 0 ? (idle(after) - idle(before)) / passed : 1
}

/** Whether the cores had too little free time between two looks at them. @param {readonly Core[]} before @param {readonly Core[]} after */
export const wereBusy = (before, after) => idleShare(before, after) < LEAST_IDLE

/** Whether other work keeps the cores busy. Nothing of our own may run meanwhile. @returns {Promise<boolean>} */
export const coresAreBusy = async () => {
  const before = cpus()
  await setTimeout(LOOK)
  return wereBusy(before, cpus())
}
