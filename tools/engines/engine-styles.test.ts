import { expect, test } from 'vitest'
import { styleFaults } from './engine-styles.ts'

const usesIn = (css: string): readonly string[] => styleFaults(css).map(({ use }) => use)

// Proves navigation-2.
test.each([
  ['a{text-wrap:balance}', 'text-wrap'],
  ['a{height:50dvh}', 'dvh'],
  ['a{min-height:calc(100svh - 1px)}', 'svh'],
  ['a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['a{color:oklch(60% .1 20)}', 'oklch()'],
  ['a{overflow:clip}', 'overflow: clip'],
  ['a{rotate:90deg}', 'rotate'],
  ['a:has(b){color:red}', ':has'],
  ['a{b{color:red}}', 'nested rule'],
  ['@container (width>9px){a{color:red}}', '@container'],
  ['@layer base{a{color:red}}', '@layer'],
  ['@media (width >= 9px){a{color:red}}', '@media with < or >'],
  ['@starting-style{a{color:red}}', '@starting-style'],
  ['a{mask-image:none}', 'mask-image'],
  ['a{wdith:9px}', 'wdith'],
  ['a{background:radial-gradient(min(60%,40rem) 50% at 4% 0%,red,blue)}', 'radial-gradient() whose size computes with a share'],
])('%s is refused', (css, use) => {
  expect(usesIn(css)).toContain(use)
})

test('what has an earlier value, a prefixed twin or a test of its own is let through', () => {
  const fine = [
    'a{height:50vh;height:50dvh}',
    'a{-webkit-mask-image:none;mask-image:none}',
    '@supports (height:1dvh){a{height:50dvh}}',
    '@supports not (overflow:clip){a{overflow:hidden}}',
    'a{aspect-ratio:2/1;inset:0;gap:1px}',
    '@media (min-width:9px) and (prefers-reduced-motion:reduce){a:focus-visible:not(:disabled)::after{content:"dvh :has"}}',
    'a{color:var(--dvh);background:rgb(var(--side) / 40%)}',
  ]
  expect(fine.flatMap(usesIn)).toEqual([])
})

test('an earlier value is no fallback where the later one has a variable: it is understood too late', () => {
  expect(usesIn('a{color:red;color:color-mix(in srgb,var(--a),blue)}')).toEqual(['color-mix()'])
})

// Proves navigation-2.
test('a height in percent beside a ratio is refused: as of a banner, it becomes that of the window', () => {
  expect(usesIn('img{width:100%;height:100%;aspect-ratio:2/1}')).toEqual(['height: 100% beside aspect-ratio'])
  expect(usesIn('img{min-height:100%;aspect-ratio:2/1}')).toEqual(['min-height: 100% beside aspect-ratio'])
})
