import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

// Proves money-30.
test('rows end with CRLF, and cells with commas, quotes or line ends are quoted (RFC 4180)', () => {
  expect(
    csvOf([
      ['Date', 'What'],
      ['2026-11-22', 'said "hello", twice'],
      ['', 'two\r\nlines'],
    ]),
  ).toBe('\uFEFFDate,What\r\n2026-11-22,"said ""hello"", twice"\r\n,"two\r\nlines"\r\n')
})

// Proves money-30.
test.each(['=1+1', '+1 and more', '-2+3', '@SUM(A1)', '\t=1', '＝1'])('%j is not a formula in the file', text => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

test('a formula that needs quotes is quoted after it was made harmless', () => {
  expect(csvOf([['=HYPERLINK("x","y")']])).toBe('\uFEFF"\'=HYPERLINK(""x"",""y"")"\r\n')
})

test('sums stay numbers, negative ones too', () => {
  expect(csvOf([['-12.50', '7']])).toBe('\uFEFF-12.50,7\r\n')
})
