import { expect, test } from 'vitest'
import { scriptFaults } from './engine-scripts.ts'

const usesIn = (code: string): readonly string[] => scriptFaults(code).map(({ use }) => use)

// Proves navigation-2.
test.each([
  ['a literal', String.raw`path.replace(/(?<=.)\/$/, '')`],
  ['a negative one', String.raw`path.replace(/(?<!a)b/, '')`],
  ['text, as the build writes it', String.raw`path.replace(new RegExp("(?<=.)\\/$"), "")`],
  ['a template', 'path.replace(RegExp(`(?<!a)b`), ``)'],
])('look-behind as %s is refused', (_, code) => {
  expect(usesIn(code)).toContain('look-behind')
})

test('regular expressions with flags that came later are refused, also as text', () => {
  expect(usesIn('/a/v')).toEqual(['syntax'])
  expect(usesIn('/a/d')).toEqual(['syntax'])
  expect(usesIn('new RegExp(`a`, `dg`)')).toEqual(['regular expression with the flags dg'])
  expect(usesIn(String.raw`/(?<year>\d{4})\p{L}/gimsuy`)).toEqual([])
})

// Proves navigation-2.
test('syntax that came after ES2021 is refused', () => {
  for (const code of ['class A { static { a() } }', 'class A { #b; c(d) { return #b in d } }', 'class A { b = 1 }', 'await a', 'using a = b'])
    expect(usesIn(code)).toEqual(['syntax'])
  expect(usesIn('a ??= b?.c; a ||= 1_000n; const { d, ...e } = f; export { d, e }')).toEqual([])
})

// Proves navigation-2.
test.each([
  ['URL.canParse(address) && go()', 'URL.canParse'],
  ['const url = URL.parse(address)', 'URL.parse'],
  ['Object.hasOwn(a, b)', 'Object.hasOwn'],
  ['const id = crypto.randomUUID()', 'crypto.randomUUID'],
  ['fetch(a, { signal: AbortSignal.timeout(9) })', 'AbortSignal.timeout'],
  ['const copy = structuredClone(a)', 'structuredClone'],
  ['window.structuredClone(a)', 'window.structuredClone'],
  ['last = list.findLast(one => one)', '.findLast()'],
  ['last = list.at(-1)', '.at()'],
  ['list?.toReversed()', '.toReversed()'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['navigator.share(data)', 'navigator.share'],
  ['document.startViewTransition(change)', 'document.startViewTransition'],
  ['menu.showPopover()', '.showPopover()'],
  ['scope.addEventListener(`scrollend`, end)', 'event scrollend'],
  ['(0, a.jsx)(`div`, { inert: true })', '<div inert>'],
])('%s is refused', (code, use) => {
  expect(usesIn(code)).toContain(use)
})

test('what the oldest engines have is let through, and so are names of our own', () => {
  const old = [
    "list.replaceAll('a', 'b')",
    'Promise.any(list)',
    'new Intl.NumberFormat(a)',
    "'randomUUID' in crypto",
    'const at = row.at; row.use(at)',
    'const URL = own; URL.canParse(a)',
    'new AbortController().abort()',
    'const a = 1; export { a as ML }; const names = { ML: a }; names.ML',
    "window.addEventListener('pageshow', shown)",
    'new BroadcastChannel(name)',
    "jsx('dialog', { open: true, hidden: false })",
  ]
  expect(old.flatMap(usesIn)).toEqual([])
})
