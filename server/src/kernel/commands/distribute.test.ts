import { expect, test } from 'vitest'
import type { Deps } from '#kernel/deps.ts'
import { distribute } from './distribute.ts'

const machines = [
  { name: 'one:5432', group: 1 },
  { name: 'two:5432', group: 2 },
]
/** The command on two machines, with a merchant on the one at `at`, and where the merchant was moved to. */
const commandAt = (at: string) => {
  const moves: string[] = []
  const distribution = {
    look: () => Promise.resolve({ machines }),
    machineOf: () => Promise.resolve(moves.at(-1) ?? at),
    move: (_code: string, to: string) => Promise.resolve(void moves.push(to)),
  }
  const deps = { stores: { distribution }, merchants: { byCode: (code: string) => (code === 'alpha' ? {} : undefined) } }
  return { moves, run: distribute(deps as unknown as Pick<Deps, 'stores' | 'merchants'>) }
}

test('a merchant moves to a machine that was added later: ids that one counts are higher', async () => {
  const { moves, run } = commandAt('one:5432')
  expect(await run(['--move', 'alpha', 'two:5432'])).toEqual({
    lines: ['alpha, and the merchants who share its part, moved from one:5432 to two:5432.'],
    code: 0,
  })
  expect(moves).toEqual(['two:5432'])
})

test('and not to one that was added before, nor to where the merchant is', async () => {
  const { moves, run } = commandAt('two:5432')
  await expect(run(['--move', 'alpha', 'one:5432'])).rejects.toThrow('one:5432 counts ids from a lower number than two:5432')
  expect((await run(['--move', 'alpha', 'two:5432'])).lines).toEqual(['alpha is on two:5432 already.'])
  await expect(run(['--move', 'alpha', 'three:5432'])).rejects.toThrow('There is no machine three:5432')
  await expect(run(['--move', 'nobody', 'one:5432'])).rejects.toThrow('There is no merchant nobody')
  expect(moves).toEqual([])
})
