import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { readSecrets, secretVariable } from './secrets.ts'

const directory = mkdtempSync(join(tmpdir(), 'foyer-secrets-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const write = (code: string, content: unknown) =>
  writeFileSync(join(directory, `${code}.json`), typeof content === 'string' ? content : JSON.stringify(content))

describe('a merchant’s secrets (docs/messages.md)', () => {
  test('are in the environment under its code', () => {
    const { secrets } = readSecrets('big-brand', undefined, { BIG_BRAND__GEETEST_KEY: 'k', OTHER__GEETEST_KEY: 'x', BIG_BRAND__EMPTY: '' })
    expect(secrets('GEETEST_KEY')).toBe('k')
    expect(secrets('EMPTY')).toBeUndefined()
    expect(secrets('NOTHING')).toBeUndefined()
  })

  test('or in a file of its own, which wins', () => {
    write('alpha', { GEETEST_KEY: 'from file' })
    const { secrets, faults } = readSecrets('alpha', directory, { ALPHA__GEETEST_KEY: 'from environment', ALPHA__OTHER: 'o' })
    expect(faults).toEqual([])
    expect([secrets('GEETEST_KEY'), secrets('OTHER')]).toEqual(['from file', 'o'])
  })

  test('are never another merchant’s, whatever the codes and names', () => {
    const env = { BIG_BRAND__KEY: 'of big-brand', BIG__BRAND_KEY: 'of big' }
    expect(readSecrets('big', undefined, env).secrets('BRAND_KEY')).toBe('of big')
    expect(readSecrets('big-brand', undefined, env).secrets('KEY')).toBe('of big-brand')
    // Names and codes that would lead to another file or variable are not valid.
    for (const [code, name] of [
      ['big', 'BRAND__KEY'],
      ['big', '_KEY'],
      ['big', 'KEY_'],
    ] as const)
      expect(readSecrets(code, undefined, { BIG__BRAND__KEY: 'x', BIG___KEY: 'x', BIG__KEY_: 'x' }).secrets(name)).toBeUndefined()
  })

  test('are never a variable of the server, nor of other programs', () => {
    const env = { SECRET_KEY: 'x', DATABASE_URL: 'x', AWS_SECRET_ACCESS_KEY: 'x', METRICS_TOKEN: 'x', NODE_EXTRA_CA_CERTS: 'x' }
    for (const variable of Object.keys(env)) {
      const [code = '', ...name] = variable.split('_')
      expect(readSecrets(code.toLowerCase(), undefined, env).secrets(name.join('_'))).toBeUndefined()
    }
  })

  test('have two underscores in their variables, which no variable of the server has', () => {
    const source = readFileSync(new URL('../config.ts', import.meta.url), 'utf8')
    const names = source.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]*)+\b/g) ?? []
    expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'SECRET_KEY', 'METRICS_TOKEN']))
    expect(names.filter(name => name.includes('__'))).toEqual([])
    expect(secretVariable('big-brand', 'SMS_TOKEN')).toBe('BIG_BRAND__SMS_TOKEN')
  })

  test('every variable belongs to at most one merchant and one name', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9]{0,3}$/)
    const words = fc.array(word, { minLength: 1, maxLength: 3 })
    const code = words.map(list => list.join('-'))
    const name = words.map(list => list.join('_').toUpperCase())
    fc.assert(
      fc.property(fc.tuple(code, name), fc.tuple(code, name), (one, other) => {
        expect(secretVariable(...one) === secretVariable(...other)).toBe(one.join() === other.join())
      }),
    )
  })

  test('a missing file is not a fault', () => {
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
