import { readdirSync, readFileSync } from 'node:fs'
import { approvalKinds } from '@foyer/contract/ops/approvals/kinds'
import { opErrors } from '@foyer/contract/ops/errors'
import { aboutKinds, staffEvents } from '@foyer/contract/ops/events'
import { roles } from '@foyer/contract/ops/permissions'
import { keysFile } from '@foyer/texts/key-types'
import { formsOf } from '@foyer/texts/plurals'
import { expect, test } from 'vitest'

const root = new URL('../../texts/EN/', import.meta.url)
const names = readdirSync(root)
  .map(file => file.replace('.json', ''))
  .toSorted()
const catalogueOf = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, root), 'utf8')) as Record<string, string>

test('the keys are those of the catalogues (run `npm run texts`)', () => {
  expect(readFileSync(new URL('keys.gen.ts', import.meta.url), 'utf8')).toBe(keysFile('console/texts/EN', names, catalogueOf))
})

test.each(names)('%s has no empty text, none with superfluous spaces, and both English plural forms', name => {
  const catalogue = catalogueOf(name)
  expect(Object.entries(catalogue).filter(([, text]) => text === '' || text !== text.trim() || text.includes('  '))).toEqual([])
  const plural = [...formsOf(catalogue)].filter(([, forms]) => forms.length > 0)
  for (const [key, forms] of plural) expect([key, forms.toSorted()]).toEqual([key, ['one', 'other']])
})

// Proves staff-33.
test('every error, event, kind of thing, role and act of two people has its words', () => {
  const missing = (catalogue: string, keys: readonly string[]) => {
    const known = formsOf(catalogueOf(catalogue))
    return keys.filter(key => !known.has(key)).map(key => `${catalogue}.json: ${key}`)
  }
  expect(missing('errors', Object.keys(opErrors))).toEqual([])
  expect(missing('audit', [...staffEvents.map(event => `event_${event}`), ...aboutKinds.map(kind => `about_${kind}`)])).toEqual([])
  expect(
    missing(
      'shell',
      roles.map(role => `role_${role}`),
    ),
  ).toEqual([])
  expect(
    missing(
      'approvals',
      Object.keys(approvalKinds).map(kind => `kind_${kind}`),
    ),
  ).toEqual([])
})
