import { readFileSync } from 'node:fs'
import type { TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { folderOf, testMerchantFiles, testMerchantFolder } from '#testing/test-merchants.ts'
import { merchantSchema } from './merchant-schema.ts'
import { parseMerchant } from './parse-merchant.ts'
import { SETTINGS_DOCUMENT, settingsDocument, settingTables } from './settings-table.ts'

describe('the table of all settings', () => {
  // The formatter pads the cells of a table.
  const unpadded = (text: string) => text.replaceAll(/ +\|/g, ' |').replaceAll(/\| -+ \|(?: -+ \|)*/g, '---')

  test('is up to date; if not, run: npm run settings', () => {
    expect(unpadded(readFileSync(SETTINGS_DOCUMENT, 'utf8'))).toBe(unpadded(settingsDocument()))
  })

  test.each(settingTables)('explains each setting of $file', ({ rows }) => {
    expect(rows.filter(({ meaning }) => meaning === '').map(({ name }) => name)).toEqual([])
  })

  test('names each provider’s settings, and which of them are secrets', () => {
    const rows = settingTables[0]!.rows
    const named = (name: string) => rows.find(row => row.name === name)
    expect(named('sms:gateway.token')).toMatchObject({ type: 'name of a secret', isRequired: true })
    expect(named('email:smtp.security')).toMatchObject({ type: '"tls" or "starttls" or "none"', fallback: 'starttls', isRequired: false })
    expect(named('geetest.key')).toMatchObject({ type: 'name of a secret', isRequired: false })
    expect(named('firebase.projectId')).toMatchObject({ type: 'text', isRequired: true })
  })
})

interface Node {
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Node>>
}
/** All defaults of an object that the table names. */
const defaultsIn = ({ properties = {} }: Node): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, inner]): [string, unknown][] => {
      if (inner.default !== undefined) return [[name, inner.default]]
      const below = defaultsIn(inner)
      return Object.keys(below).length > 0 ? [[name, below]] : []
    }),
  )

test('a default in the table is what applies without the setting', () => {
  const { alpha } = testMerchantFiles
  const parse = ({ theme, ...changes }: { readonly theme?: object }) => {
    // A theme must say its colours.
    const file = { ...alpha, ...changes, theme: { ...alpha.theme, ...theme } }
    const folder = folderOf('alpha', { ...testMerchantFolder('alpha'), 'merchant.json': file })
    const { value, faults } = parseMerchant(folder, { secrets: () => undefined, allowDemo: true })
    expect(faults).toBeUndefined()
    const { file: _file, contentHash: _hash, ...derived } = value!
    return derived
  }
  const written = defaultsIn(merchantSchema as TSchema)
  expect(Object.keys(written)).toEqual(expect.arrayContaining(['paths', 'session', 'register', 'captcha', 'install', 'flags', 'geetest']))
  // Other tests' merchants ask for no captcha.
  expect(parse(written)).toEqual(parse({ captcha: {} } as object))
})
