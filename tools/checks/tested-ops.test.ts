import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ops } from '@foyer/contract/ops/index'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const FOLDERS = ['server/src', 'e2e/src', 'tools']

/** Those of these names that no text has in quotes. */
const unnamed = (names: readonly string[], texts: readonly string[]): string[] =>
  names.filter(name => !texts.some(text => text.includes(`'${name}'`)))

test('a name that a text has in quotes is found', () => {
  expect(unnamed(['members.get', 'members.note'], ["staff.call('members.get', {})", 'members.note'])).toEqual(['members.note'])
})

// Who may call it, a test tries for each op by itself; what it answers, only a test that names it.
test('each op of the console is named by a test, or by what tests have in common', () => {
  const files = FOLDERS.flatMap(folder => globSync([`${folder}/**/*.{test,e2e}.ts`, `${folder}/**/testing/*.ts`], { cwd: root }))
  const texts = files.filter(file => !file.includes('node_modules')).map(file => readFileSync(join(root, file), 'utf8'))
  expect(texts.length).toBeGreaterThan(500)
  expect(unnamed(Object.keys(ops), texts)).toEqual([])
})
