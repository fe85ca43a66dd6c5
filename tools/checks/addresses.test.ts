import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageNames } from '@foyer/console/frame/paths.ts'
import { notFound, routes } from '@foyer/web/src/app/routes/routes.ts'
import { expect, test } from 'vitest'
import { consoleAddressesIn, declaresAddresses, declaresConsoleAddresses, listsPages, pageAddressesIn } from './addresses.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const filesOf = (...places: readonly string[]): readonly string[] =>
  globSync(
    places.map(place => `${place}/src/**/*.{ts,tsx}`),
    { cwd: root, exclude: ['**/*.test.{ts,tsx}', '**/testing/**'] },
  )

test('addresses are found in texts of every kind, and not in comments', () => {
  const text = "/** `/m/home` */\n// '/m/chat'\nconst a = '/m/games'\nconst b = `/m/lottery?id=${id}`\nconst scope = '/m/'\n<a href=\"/m/support\">"
  expect(pageAddressesIn(text)).toEqual(['/m/games', '/m/lottery?id=${id}', '/m/support'])
  expect(consoleAddressesIn("go('/staff/invite'); go(`/risk/${state}`); fetch('/dev/code')", pageNames)).toEqual(['/staff/invite', '/risk/${state}'])
})

test('an address of a page is written where it is declared alone', () => {
  const written = filesOf('web', 'server', 'console', 'contract').filter(file => pageAddressesIn(read(file)).length > 0)
  const may = [...Object.keys(declaresAddresses), ...listsPages]
  expect(written.filter(file => !may.includes(file)).map(file => [file, ...pageAddressesIn(read(file))])).toEqual([])
  expect(may.filter(file => !written.includes(file))).toEqual([])
})

test('every address that something leads to, and every one in a rule over pages, is that of a page', () => {
  const known = [...routes, notFound].flatMap(({ path, aliases = [] }) => [path, ...aliases])
  const isKnown = (address: string) => known.some(path => path === address.replace(/[?].*$/, '') || path.startsWith(`${address}/`))
  const addresses = ['contract/src/page-paths.ts', ...listsPages].flatMap(file => pageAddressesIn(read(file)))
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses.filter(address => !address.includes('${document}') && !isKnown(address))).toEqual([])
})

test('the console builds its addresses with pathTo', () => {
  const files = filesOf('console').filter(file => !(declaresConsoleAddresses as readonly string[]).includes(file))
  expect(files.map(file => [file, ...consoleAddressesIn(read(file), pageNames)]).filter(([, ...found]) => found.length > 0)).toEqual([])
})
