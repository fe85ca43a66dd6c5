import type { DatabaseSync } from 'node:sqlite'
import { atOnce } from '#database.ts'

/** A trial is kept for a day, ms: nobody's money is in it, and anybody can begin one. */
const KEPT_MS = 24 * 60 * 60_000
const EVERY_MS = 60 * 60_000

/** Forgets trials that began long ago, now and every hour, so that visitors do not fill the book. */
export const forgetTrials = (database: DatabaseSync, clock: () => Date, later: (ms: number, work: () => void) => void): void => {
  const old = "select id from launches where mode = 'trial' and at < ?"
  const commands = [
    `delete from rounds where launch in (${old})`,
    `delete from seeds where player in (select player from launches where mode = 'trial' and at < ?)`,
    `delete from playTransfers where launch in (${old})`,
    `delete from playMoney where launch in (${old})`,
    "delete from launches where mode = 'trial' and at < ?",
  ].map(command => database.prepare(command))
  const forget = (): void => {
    const before = clock().getTime() - KEPT_MS
    atOnce(database, () => commands.forEach(command => command.run(before)))
    later(EVERY_MS, forget)
  }
  forget()
}
