import { readFileSync } from 'node:fs'
import { legalDocuments } from '@foyer/contract/legal/documents'
import { expect, test } from 'vitest'
import { notFound, routes } from '#app/routes/routes.ts'
import { withoutModules } from './client-routes.ts'

test('the browser’s routes do not name the files of their pages, and lose nothing else', () => {
  const source = readFileSync(new URL('../src/app/routes/routes.ts', import.meta.url), 'utf8')
  const lines = source.split('\n')
  const left = withoutModules(source).split('\n')
  // The documents of a house share one entry.
  expect(lines.length - left.length).toBe([...routes, notFound].length - legalDocuments.length + 1)
  expect(left).toEqual(lines.filter(line => !/^\s*module: /.test(line)))
})
