import { reportMissing } from '#notices/missing.ts'
import { loadUntilHere } from './load-until-here.ts'

/**
 * A load for React's `lazy`, which keeps a failure for ever and takes the whole page with it: this one never fails. It tells the
 * player, and tries again when the network returns and at the next tap.
 */
export const untilHere =
  <Value>(load: () => Promise<Value>) =>
  (): Promise<Value> =>
    new Promise(loaded => loadUntilHere(load, { loaded, failed: reportMissing }, globalThis, ['online', 'click']))
