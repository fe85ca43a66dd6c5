import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DAY_MS } from '@foyer/contract/time-units'
import { forTerminal } from '#kernel/commands/for-terminal.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { newArchive, readArchive } from './archive-file.ts'
import { archiveLines } from './archive-lines.ts'

export const ARCHIVE_USAGE = `Usage (docs/ledger.md, Archive):
  npm run foyer -- archive <merchant> lines --before 2025-06-01 --to <folder>   (moves old lines of games' rounds into a file)
  npm run foyer -- archive <merchant> show --member <id> <file…>                (prints what the files have of a member)`

/** A year's statement stays whole, with some weeks for whoever asks late. */
const LEAST_DAYS = 400

type ArchiveDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock'>

/** `npm run foyer -- archive`. Each act answers the lines to print, or throws an error for the operator. */
export const archiveCommand = (deps: ArchiveDeps) => {
  const archive = archiveLines(deps)

  const moveLines = async (merchant: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const { values } = parseArgs({ args: [...args], options: { before: { type: 'string' }, to: { type: 'string' } } })
    if (values.before === undefined || values.to === undefined) throw new Error(ARCHIVE_USAGE)
    const before = /^\d{4}-\d\d-\d\d$/.test(values.before) ? new Date(`${values.before}T00:00:00Z`) : new Date(Number.NaN)
    if (Number.isNaN(before.getTime())) throw new Error(`--before is a day, such as 2025-06-01, and not ${values.before}.`)
    const now = deps.clock()
    const latest = new Date(now.getTime() - LEAST_DAYS * DAY_MS)
    if (before > latest)
      throw new Error(`Lines stay for ${LEAST_DAYS} days at least: --before is ${latest.toISOString().slice(0, 10)} or an earlier day.`)
    const path = join(values.to, `${merchant.code}-lines-${now.toISOString().replaceAll(':', '').slice(0, 17)}.jsonl.gz`)
    const file = await newArchive(path)
    try {
      const { members, lines } = await archive(merchant, before, file)
      if (lines === 0) {
        await rm(path)
        return [`${merchant.code} has no lines of rounds that ended before ${values.before}.`]
      }
      return [
        `${lines} lines of ${members} members are in ${path}, and no longer in the ledger.`,
        'Keep the file as long as the books: nothing else has these lines.',
      ]
    } finally {
      await file.close()
    }
  }

  const show = async (merchant: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const { values, positionals } = parseArgs({ args: [...args], options: { member: { type: 'string' } }, allowPositionals: true })
    const { member } = values
    if (member === undefined || positionals.length === 0) throw new Error(ARCHIVE_USAGE)
    const shown = new Map<string, string>()
    const remarks: string[] = []
    for (const path of positionals) {
      const cutShort = () => remarks.push(`${path} ends in the midst of a part: what is missing stayed in the ledger.`)
      const isOwn = (line: { readonly merchant: string; readonly memberId: string; readonly account: string }) =>
        line.merchant === merchant.code && line.memberId === member && line.account === 'main'
      for await (const { transferId, at, kind, asset, amount, balanceAfter, game, provider, round, reference } of readArchive(path, isOwn, cutShort))
        shown.set(String(transferId), [at, kind, amount, balanceAfter, asset, game, `${provider}:${round}`, forTerminal(reference)].join('  '))
    }
    return [...(shown.size > 0 ? shown.values() : ['The files have nothing of this member.']), ...remarks]
  }

  return async (merchant: Merchant, [act, ...args]: readonly string[]): Promise<readonly string[]> => {
    if (act === 'lines') return await moveLines(merchant, args)
    if (act === 'show') return await show(merchant, args)
    throw new Error(ARCHIVE_USAGE)
  }
}
