import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { circleIn, circlesOfParts, importsIn, needs, partsBesideSubjects, undeclared } from './rooms.ts'

const root = join(import.meta.dirname, '../../server/src')
const imports = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/testing/**'] }).flatMap(file =>
  importsIn(file, readFileSync(join(root, file), 'utf8')),
)

test('values, types and import() count as imports', () => {
  const text = "import { a } from '#kernel/a.ts'\nimport type { B } from './b.ts'\nconst c = import('#mall/c.ts')\nimport './d.ts'\n"
  expect(importsIn('games/lobby/x.ts', text).map(({ to }) => to)).toEqual(['kernel/a.ts', 'games/lobby/b.ts', 'mall/c.ts', 'games/lobby/d.ts'])
})

test('a direction that the table does not have is refused, and the kernel imports no subject', () => {
  const one = (from: string, to: string) => undeclared([{ from, to }])
  expect(one('mall/x.ts', 'kernel/deps.ts')).toEqual([])
  expect(one('mall/x.ts', 'money/wallet.ts')).toEqual([])
  expect(one('mall/x.ts', 'games/start.ts')).toEqual(['mall/x.ts → games'])
  expect(one('kernel/x.ts', 'mall/mall-store.ts')).toEqual(['kernel/x.ts → mall'])
  expect(one('mall/x.ts', 'app/compose.ts')).toEqual(['mall/x.ts → app'])
})

test('subjects import each other as the table says', () => {
  expect(undeclared(imports), '`needs` of tools/checks/rooms.ts has no line for these imports').toEqual([])
})

test('the table has no circle', () => {
  expect(circleIn({ one: { two: '' }, two: { three: '' }, three: { two: '' } })).toEqual(['two', 'three', 'two'])
  expect(circleIn(needs)).toBeUndefined()
})

test('the folders of the server have no circle, of values, of types or by import()', () => {
  const two = (one: string, other: string) => [...importsIn('mall/orders/x.ts', one), ...importsIn('mall/goods/y.ts', other)]
  expect(circlesOfParts(two("import '#mall/goods/z.ts'", "import type { A } from '#mall/orders/a.ts'"))).toEqual(['mall: orders → goods → orders'])
  expect(circlesOfParts(two("import '#mall/goods/z.ts'", "import('#mall/orders/a.ts')"))).toEqual(['mall: orders → goods → orders'])
  expect(circlesOfParts(two("import '#mall/goods/z.ts'", "import '#mall/schema.ts'"))).toEqual([])
  expect(circlesOfParts(imports)).toEqual([])
})

test('every direction in the table is needed', () => {
  const used = new Set(imports.map(({ from, to }) => `${from.split('/')[0]} → ${to.split('/')[0]}`))
  const all = Object.entries(needs).flatMap(([room, others]) => Object.keys(others).map(other => `${room} → ${other}`))
  expect(all.filter(direction => !used.has(direction))).toEqual([])
})

const foldersOf = (path: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, '../..', path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
const subjects = foldersOf('server/src').filter(name => !['app', 'kernel', 'testing'].includes(name))

test.each(Object.entries(partsBesideSubjects))(
  'the folders of %s bear the names of subjects, and what else stands there has its reason',
  (path, parts) => {
    const others = foldersOf(path).filter(name => !subjects.includes(name))
    expect(others).toEqual(Object.keys(parts).sort())
  },
)
