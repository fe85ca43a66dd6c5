import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockOf } from './lock.mjs'
import { missingFor, NATIVE } from './requirements.mjs'

const entry = (...dependencies: readonly string[]) => ({
  version: '1.0.0',
  dependencies: Object.fromEntries(dependencies.map(name => [name, '^1.0.0'])),
})
const manifest = (...names: readonly string[]) => ({
  name: 'build',
  version: '2.0.0',
  dependencies: Object.fromEntries(names.map(name => [name, '1.0.0'])),
})

test('what a package needs is found beside it first, then in a folder above', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      'node_modules/one': entry('two', 'three'),
      'node_modules/one/node_modules/two': entry('four'),
      'node_modules/two': entry('five'),
      'node_modules/three': entry(),
      'node_modules/four': entry(),
      'node_modules/five': entry(),
    },
  }
  expect(Object.keys(lockOf(lock, manifest('one')).packages)).toEqual([
    '',
    'node_modules/four',
    'node_modules/one',
    'node_modules/one/node_modules/two',
    'node_modules/three',
  ])
})

test('packages for other machines may be missing, others may not', () => {
  const lock = { packages: { 'node_modules/one': { ...entry(), optionalDependencies: { 'one-windows': '1.0.0' } } } }
  expect(Object.keys(lockOf(lock, manifest('one')).packages)).toEqual(['', 'node_modules/one'])
  expect(() => lockOf(lock, manifest('two'))).toThrow('package-lock.json has no two, which the build needs.')
})

test('the lockfile of a build names the native packages with the digests of the repository, and no registry', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as Parameters<typeof lockOf>[0]
  const { '': _, ...packages } = lockOf(lock, manifest(...NATIVE)).packages
  for (const [path, found] of Object.entries(packages)) expect([path, found]).toEqual([path, lock.packages[path]])
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(NATIVE.map(name => `node_modules/${name}`)))
})

test('a Node that is too old is refused in a sentence', () => {
  expect(missingFor(import.meta.filename, '22.12.0')).toBe('Node 22.12.0 is too old: install Node 24 or later.')
  expect(missingFor(import.meta.filename, '24.0.0')).toBeUndefined()
})
