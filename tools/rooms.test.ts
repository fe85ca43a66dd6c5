import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AGAINST_THE_ORDER, circleIn, importsIn, needs, undeclared } from './rooms.ts'

const root = join(import.meta.dirname, '../server/src')
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

test('subjects import each other as the table says; what does not is known, and becomes less', () => {
  expect(undeclared(imports)).toEqual(AGAINST_THE_ORDER)
})

test('the table has no circle', () => {
  expect(circleIn({ one: { two: '' }, two: { three: '' }, three: { two: '' } })).toEqual(['two', 'three', 'two'])
  expect(circleIn(needs)).toBeUndefined()
})

test('every direction in the table is needed', () => {
  const used = new Set(imports.map(({ from, to }) => `${from.split('/')[0]} → ${to.split('/')[0]}`))
  const all = Object.entries(needs).flatMap(([room, others]) => Object.keys(others).map(other => `${room} → ${other}`))
  expect(all.filter(direction => !used.has(direction))).toEqual([])
})
