import { expect, test } from 'vitest'
import { inWords, mutated, mutationsOf } from './mutations.ts'

const changed = (text: string) => mutationsOf('it.ts', text).map(mutation => mutated(text, mutation))

test.each([
  ['a number is one more', 'const LIMIT = 1_500', ['const LIMIT = 1501']],
  ['a boolean is the other one', 'const on: boolean = true', ['const on: boolean = false']],
  [
    'a string is empty, an empty one is not',
    "const both = { a: 'x', b: '' }",
    ["const both = { a: '', b: '' }", "const both = { a: 'x', b: 'mutant' }"],
  ],
  ['a comparison includes its limit or not', 'const is = a < b', ['const is = a <= b']],
  ['an equality is turned round', 'const is = a === b', ['const is = a !== b']],
  ['and becomes or', 'const is = a && b', ['const is = a || b']],
  ['plus becomes minus', 'const sum = a + b', ['const sum = a - b']],
  ['a negation is left out', 'const is = !a', ['const is = a']],
  ['the branches of a choice change places', 'const one = a ? b : c', ['const one = a ? c : b']],
  ['a condition is turned round, or its branch left out', 'if (a) throw b', ['if (!(a)) throw b', ';']],
  ['a statement is left out', 'begin()', [';']],
  ['a function answers nothing', 'const it = () => a', ['const it = () => undefined']],
  ['an element is left out, neighbours change places', 'const all = [a, b]', ['const all = [b]', 'const all = [b, a]', 'const all = [a, ]']],
  ['some becomes every', 'const is = all.some(a)', ['const is = all.every(a)']],
])('%s', (_rule, text, expected) => {
  expect(changed(text)).toEqual(expected)
})

test('imports, types, names of fields and words for people stay as they are', () => {
  expect(changed("import { a } from './a.ts'\nexport type B = 'b' | 3\nconst c: B | 'd' = { 4: e, f }\nconst words = 'Please try again'")).toEqual([])
})

test('a change is told by its line before and after', () => {
  const text = 'const a = 1\n  return b ?? `c`\n'
  expect(mutationsOf('it.ts', text.replace('return', 'const b =')).map(mutation => inWords(text.replace('return', 'const b ='), mutation))).toEqual([
    '`const a = 1` → `const a = 2`',
    '`` const b = b ?? `c` `` → `` const b = b && `c` ``',
  ])
})
