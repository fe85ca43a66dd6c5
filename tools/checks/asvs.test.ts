import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { levels } from './asvs-levels.ts'
import { missingTests, namedTestsIn } from './named-tests.ts'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')

/** A file or folder of the project. Mere names, such as a variable's, have no slash. */
const PATH = /`([\w@.-]+(?:\/[\w@.-]+)+)`/g
const ROW = /^\| (\d+\.\d+\.\d+) +\| (\d) +\|[^|]+\| (holds|does not apply|\*\*does not hold\*\*) +\| ([^|]+)\|$/gm

const required = Object.entries(levels).flatMap(([section, digits]) =>
  [...digits].flatMap((level, at) => (level === '3' ? [] : [`${section}.${at + 1} at level ${level}`])),
)
const rows = [...text.matchAll(ROW)]

test('each requirement of levels 1 and 2 stands in docs/security/asvs.md once, with its level and an answer', () => {
  expect(required).toHaveLength(253)
  expect(rows.map(([, number, level]) => `${number} at level ${level}`)).toEqual(required)
  expect(rows.filter(([, , , , shownBy = '']) => shownBy.trim() === '').map(([, number]) => number)).toEqual([])
})

test('what does not hold stands in the sentence above, and the sums are right', () => {
  const answers = (answer: string) => rows.filter(([, , , given]) => given === answer)
  const open = answers('**does not hold**').map(([, number]) => number)
  const [holds, apart] = [answers('holds').length, answers('does not apply').length]
  expect(text).toContain(`Of ${rows.length} requirements ${holds} hold, ${apart} do not apply, and ${open.length} do not hold: ${open.join(', ')}.`)
})

test('every file and every test that it names exists', () => {
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
  expect(namedTestsIn(text)).not.toEqual([])
  expect(missingTests(root, text)).toEqual([])
})
