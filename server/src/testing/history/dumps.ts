import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { HistoryAnswers } from './live-history.ts'

/** The versions of which a dump is kept, before the first of them the day of a program: the first is the oldest that is brought up to date. */
export const HISTORIES = ['2026-11-25', '0.1.0'] as const
export type History = (typeof HISTORIES)[number]

export const historyFile = (name: string): string => fileURLToPath(new URL(`dumps/${name}`, import.meta.url))

const unpacked = (name: string): Buffer => brotliDecompressSync(readFileSync(historyFile(name)))

/** Whether there is a dump of that kind of database: the embedded one's is large, and a version for operators needs none. */
export const hasDump = (history: History, database: 'embedded' | 'postgres'): boolean => existsSync(historyFile(`${history}-${database}.json`))

/** The folder of an embedded database, as a tar file. */
export const embeddedDump = (history: History): Blob => new Blob([unpacked(`${history}-embedded.tar.br`)])

/** The statements that make a PostgreSQL database. */
export const postgresDump = (history: History): string => unpacked(`${history}-postgres.sql.br`).toString('utf8')

/** What members saw when each of the two was made. */
export const historyAt = (history: History, database: 'embedded' | 'postgres'): HistoryAnswers =>
  JSON.parse(readFileSync(historyFile(`${history}-${database}.json`), 'utf8')) as HistoryAnswers
