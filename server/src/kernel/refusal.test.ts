import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors } from '@foyer/contract/errors'
import { expect, test } from 'vitest'

/** Our server tells nobody who is a member (decision 9); other back ends give this code, and the web knows it (spec 1 §8). */
const OF_OTHER_BACK_ENDS = 'not.exists.user'

// Proves errors-29.
test('every code of the contract is given by something on the server', () => {
  const sources = globSync('**/*.ts', { cwd: join(import.meta.dirname, '..'), exclude: ['**/*.test.ts'] })
  const code = sources.map(path => readFileSync(join(import.meta.dirname, '..', path), 'utf8')).join('\n')
  expect(Object.keys(errors).filter(name => !code.includes(`'${name}'`))).toEqual([OF_OTHER_BACK_ENDS])
})
