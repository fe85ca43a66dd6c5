import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { HistoryAnswers } from './live-history.ts'

/** The days of whose programs a dump is kept: the first is the oldest that is brought up to date. */
export const HISTORIES = ['2026-11-25'] as const
type Day = (typeof HISTORIES)[number]

export const historyFile = (name: string): string => fileURLToPath(new URL(`dumps/${name}`, import.meta.url))

const unpacked = (name: string): Buffer => brotliDecompressSync(readFileSync(historyFile(name)))

/** The folder of an embedded database, as a tar file. */
export const embeddedDump = (day: Day): Blob => new Blob([unpacked(`${day}-embedded.tar.br`)])

/** The statements that make a PostgreSQL database. */
export const postgresDump = (day: Day): string => unpacked(`${day}-postgres.sql.br`).toString('utf8')

/** What members saw when each of the two was made. */
export const historyAt = (day: Day, database: 'embedded' | 'postgres'): HistoryAnswers =>
  JSON.parse(readFileSync(historyFile(`${day}-${database}.json`), 'utf8')) as HistoryAnswers
