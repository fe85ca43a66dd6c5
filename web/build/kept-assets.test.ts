import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordBuild, staleFiles } from './kept-assets.ts'

const build = (name: string) => [`entry-${name}.js`, 'framework-0.js']

// Spec 2 §4, Files of the older build: the last builds' files are kept
test('the last builds’ files are kept, older ones are deleted with their compressed copies', () => {
  const names = Array.from({ length: 6 }, (_, index) => String(index))
  const record = names.reduce<readonly (readonly string[])[]>((past, name) => recordBuild(past, build(name)), [])
  const onDisk = names.flatMap(build).flatMap(file => [file, `${file}.br`, `${file}.gz`])
  expect(staleFiles(onDisk, record)).toEqual(['0', '1'].flatMap(name => ['', '.br', '.gz'].map(suffix => `entry-${name}.js${suffix}`)))
})

test('building the same again does not remove an earlier build', () => {
  const record = recordBuild(recordBuild([], build('a')), build('b'))
  const [entry = '', framework = ''] = build('b')
  expect(recordBuild(record, [framework, entry])).toEqual(record)
  expect(recordBuild(record, build('a'))).toHaveLength(2)
})

test('a file of the current build is never stale', () => {
  const files = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}\.js$/), { minLength: 1 })
  fc.assert(
    fc.property(fc.array(files), files, (past, current) => {
      expect(staleFiles(current, recordBuild(past, current))).toEqual([])
    }),
  )
})
