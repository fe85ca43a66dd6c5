import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { namesOfSpeech, personsAsk, wordsOf } from './names.ts'

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(file => file !== '' && !file.includes('.gen.') && !file.startsWith('tools/checks/names'))

test('a name is found in the code, and not in comments or texts', () => {
  expect(namesOfSpeech("const toldAt = 1 // told\nconst x = 'asked' /* tell */\nuntold()\nbasket.task(`${asked} told`)\n")).toEqual([
    'asked',
    'toldAt',
    'untold',
  ])
  expect(wordsOf('tell-players.test.ts')).toContain('tell')
})

test('a name says “ask” or “tell” only where a person asks or tells', () => {
  const found = files.flatMap(file => namesOfSpeech(readFileSync(join(root, file), 'utf8')).map(name => ({ file, name })))
  const wrong = found.filter(({ file, name }) => !personsAsk.some(([names, places]) => names.includes(name) && places.test(file)))
  expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  const used = new Set(found.map(({ name }) => name))
  expect(personsAsk.flatMap(([names]) => names).filter(name => !used.has(name))).toEqual([])
})

test('so does the name of a file', () => {
  const allowed = new Set(['ask.ts', 'ask-consent.tsx', 'ask-first.tsx', 'always-ask-form.tsx', 'ask-second-factor.ts', 'ask-second-factor.test.ts'])
  expect(files.filter(file => namesOfSpeech(wordsOf(basename(file)).join(' ')).length > 0 && !allowed.has(basename(file)))).toEqual([])
})

test('units of time have one file', () => {
  const unit = /\bconst (?:SECOND|MINUTE|HOUR|DAY|WEEK)(?:_(?:S|MS|SECONDS))? = /
  const product = files.filter(file => /^(?:server|web|console|contract)\//.test(file) && !/\.test\.|\/testing\//.test(file))
  expect(product.filter(file => unit.test(readFileSync(join(root, file), 'utf8')))).toEqual(['contract/src/time-units.ts'])
})
