import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readSecrets } from './secrets.ts'

const directory = mkdtempSync(join(tmpdir(), 'foyer-secrets-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const write = (code: string, content: unknown) =>
  writeFileSync(join(directory, `${code}.json`), typeof content === 'string' ? content : JSON.stringify(content))

describe('a merchant’s secrets (design, Merchants)', () => {
  test('stand in the environment under its code', () => {
    const { secrets } = readSecrets('big-brand', undefined, { BIG_BRAND_GEETEST_KEY: 'k', OTHER_GEETEST_KEY: 'x', BIG_BRAND_EMPTY: '' })
    expect(secrets('GEETEST_KEY')).toBe('k')
    expect(secrets('EMPTY')).toBeUndefined()
    expect(secrets('NOTHING')).toBeUndefined()
  })

  test('or in a file of its own, which goes first', () => {
    write('alpha', { GEETEST_KEY: 'from file' })
    const { secrets, faults } = readSecrets('alpha', directory, { ALPHA_GEETEST_KEY: 'from environment', ALPHA_OTHER: 'o' })
    expect(faults).toEqual([])
    expect([secrets('GEETEST_KEY'), secrets('OTHER')]).toEqual(['from file', 'o'])
  })

  test('no file is no fault', () => {
    expect(readSecrets('nobody', directory, {}).faults).toEqual([])
  })

  test('names of the prototype are no secrets', () => {
    write('alpha', { GEETEST_KEY: 'k' })
    expect(readSecrets('alpha', directory, {}).secrets('constructor')).toBeUndefined()
  })

  test.each(['{"GEETEST_KEY": "hunter2"', '["hunter2"]', '{"GEETEST_KEY": 42}', '{"lower": "hunter2"}'])(
    'a broken file is a fault that repeats no value: %s',
    content => {
      write('broken', content)
      const { faults } = readSecrets('broken', directory, {})
      expect(faults.length).toBeGreaterThan(0)
      expect(JSON.stringify(faults)).not.toContain('hunter2')
    },
  )
})
