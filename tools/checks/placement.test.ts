import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { importsOfOwnFolder, oddStyles, testsWithoutSubject } from './placement.ts'

const root = join(import.meta.dirname, '../..')
const folders = [
  'contract/src',
  'texts/src',
  'server/src',
  'payment-sandbox/src',
  'game-company/src',
  'draw-check/src',
  'web/src',
  'e2e/src',
  'bench/src',
]
const files = folders.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file).split(sep).join('/')),
)
const sources = files.filter(file => /\.tsx?$/.test(file)).map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))

test('a file of the own folder is imported by ./, one of another folder by its # import', () => {
  const text = "import { one } from '#session/one.ts'\nconst two = import('#session/two.ts')\nimport { three } from '#session/deep/three.ts'\n"
  expect(importsOfOwnFolder('web/src/session/it.ts', text)).toEqual(['session/one.ts', 'session/two.ts'])
  expect(sources.flatMap(({ file, text }) => importsOfOwnFolder(file, text).map(target => `${file}: #${target}`))).toEqual([])
})

test('a component imports the styles of its own folder, as styles', () => {
  const odd = ["import styles from '#ui/list.module.css'", "import looks from './list.module.css'"]
  expect(oddStyles([...odd, "import styles from './list.module.css'"].join('\n'))).toEqual(odd)
  expect(sources.flatMap(({ file, text }) => oddStyles(text).map(line => `${file}: ${line}`))).toEqual([])
})

test('a test file is beside the file it tests and has its name', () => {
  const some = [
    'a/one.ts',
    'a/one.test.ts',
    'a/one.part.test.ts',
    'a/two.tsx',
    'a/two.test.ts',
    'b/two.test.ts',
    'a/three.test.ts',
    'a/add.sql',
    'a/add.test.ts',
  ]
  expect(testsWithoutSubject(some)).toEqual(['b/two.test.ts', 'a/three.test.ts'])
  expect(testsWithoutSubject(files)).toEqual([])
})
