import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licencesPage, partsOf } from './parts.mjs'
import { NATIVE } from './requirements.mjs'

const root = join(import.meta.dirname, '../..')

/** Whoever passes a build on need not give away its source for them. */
const TAKEN =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|LGPL-3\.0-or-later|CC0-1\.0|\(MPL-2\.0 OR Apache-2\.0\)|\(BSD-3-Clause OR GPL-2\.0\))(?: AND |$)/

test('what a build consists of is found: from the pages, the server and what is installed beside it, and nothing that only builds', () => {
  const { lock } = partsOf(root)
  const names = Object.keys(lock.packages)
  expect(names).toEqual(expect.arrayContaining(['react', 'fastify', 'pg', ...NATIVE].map(name => `node_modules/${name}`)))
  expect(names.filter(name => /(?:vitest|vite|knip|@electric-sql\/pglite)$/.test(name))).toEqual([])
})

test('each has a licence under which it may be passed on without its users’ source', () => {
  const others = Object.entries(partsOf(root).lock.packages).filter(([path, { license = '' }]) => path !== '' && !TAKEN.test(license))
  expect(others.map(([path, { license }]) => [path, license])).toEqual([])
})

test('every package of the repository is one of the registry, with its digest; none has a script that runs when it is installed', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly integrity?: string; readonly link?: boolean; readonly resolved?: string }>>
  }
  const foreign = Object.entries(packages).filter(
    ([path, { integrity, link, resolved }]) =>
      path.includes('node_modules/') &&
      link !== true &&
      // Only what comes from elsewhere than the registry names its address.
      !(integrity?.startsWith('sha512-') && resolved === undefined),
  )
  expect(foreign).toEqual([])
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('ignore-scripts=true')
})

test('the page of licences is of this lockfile (if not: npm run sbom)', () => {
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
  expect(flat(readFileSync(join(root, 'docs/security/licences.md'), 'utf8'))).toBe(flat(licencesPage(partsOf(root).lock)))
})
