import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { flagDefaults } from '@foyer/contract/flags'
import { consolidatedSettings } from '@foyer/contract/site/consolidated-settings'
import { describe, expect, test } from 'vitest'

// docs/common-store.md says who reads each field of spec 2 §3, Common store and Whitelabel flags.

const root = fileURLToPath(new URL('../..', import.meta.url))
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path)

/** The code of a file, or of the files in a folder, without comments and imports. */
const sourceOf = (path: string): string => {
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .map(name => sourceOf(join(path, name)))
      .join('\n')
  return /\.tsx?$/.test(path) && !isTest(path) ? readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|^(?:import|.*import\().*$/gm, '') : ''
}

interface Row {
  readonly fields: readonly string[]
  readonly paths: readonly string[]
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const PATH = /^(?:web|server|contract)\/src\//

const rowsOf = (section: string): Row[] =>
  section
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => {
      const [, first = '', ...rest] = line.split('|')
      return { fields: quoted(first), paths: quoted(rest.join('|')).filter(name => PATH.test(name)) }
    })

const [, fields = '', flags = '', unread = ''] = readFileSync(join(root, 'docs/common-store.md'), 'utf8').split(/^## .*$/m)
const read = [...rowsOf(fields), ...rowsOf(flags)]
const notRead = rowsOf(unread).flatMap(row => row.fields)
const reads = (path: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(sourceOf(join(root, path)))

describe('docs/common-store.md', () => {
  // Proves common-store-1, common-store-4, product-and-roles-13.
  test('names every field and every flag once', () => {
    const wire = Object.keys(consolidatedSettings.answer.properties)
    expect([...read.flatMap(row => row.fields), ...notRead].toSorted()).toEqual([...wire, ...Object.keys(flagDefaults)].toSorted())
  })

  // Proves common-store-1, common-store-2.
  test.each(read)('$fields: each is read in the named files, and no file is named without need', ({ fields: names, paths }) => {
    expect(paths).not.toEqual([])
    expect(names.filter(name => !paths.some(path => reads(path, name)))).toEqual([])
    expect(paths.filter(path => !names.some(name => reads(path, name)))).toEqual([])
  })

  test.each(notRead)('nothing in the web reads %s', name => {
    expect(reads('web/src', name)).toBe(false)
  })
})
