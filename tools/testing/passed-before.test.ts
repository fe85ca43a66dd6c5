import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unlessPassed } from './passed-before.mjs'

/** A checkout with one source; its check counts how often it really ran. */
const checkout = () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-passed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  let ran = 0
  write('.gitignore', '.cache/\n')
  write('source.ts', 'one')
  const check = async (code = 0, meanwhile = () => {}) => {
    await unlessPassed(folder, 'lint', async () => {
      ran += 1
      meanwhile()
      return { code, output: '' }
    })
    return ran
  }
  return { folder, write, check }
}
const inGit = () => {
  const made = checkout()
  execFileSync('git', ['init', '-q'], { cwd: made.folder })
  return made
}

test('a check that has passed is not run again on the same sources, and is where any of them changed', async () => {
  const { write, check } = inGit()
  expect([await check(), await check()]).toEqual([1, 1])
  write('source.ts', 'two')
  expect([await check(), await check()]).toEqual([2, 2])
  write('package-lock.json', '{}')
  expect(await check()).toBe(3)
})

test('a check that failed is run again, and so is one whose sources changed meanwhile', async () => {
  const { write, check } = inGit()
  expect([await check(1), await check(1)]).toEqual([1, 2])
  expect([await check(0, () => write('source.ts', 'two')), await check(), await check()]).toEqual([3, 4, 4])
})

test('without git a check is run each time', async () => {
  const { check } = checkout()
  expect([await check(), await check()]).toEqual([1, 2])
})
