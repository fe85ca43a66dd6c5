import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONGER } from './function-lengths.ts'

const root = join(import.meta.dirname, '../..')

/** The longest function of each of these files, in lines, as the linter counts them. */
const longestOf = (files: readonly string[]): Readonly<Record<string, number>> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-lengths-'))
  const config = join(folder, 'oxlintrc.json')
  const rules = { 'max-lines-per-function': ['error', { max: 1, skipBlankLines: true, skipComments: true }] }
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules }))
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--config', config, '--format=json', ...files], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { filename: string; message: string }[] }
  const longest: Record<string, number> = {}
  for (const { filename, message } of diagnostics) {
    const lines = Number(/\((\d+)\)/.exec(message)?.[1])
    longest[filename] = Math.max(longest[filename] ?? 0, lines)
  }
  return longest
}

test('each file of the list is as long as its entry says, so that a function that became shorter shrinks the entry', () => {
  expect(longestOf(Object.keys(LONGER))).toEqual(LONGER)
})
