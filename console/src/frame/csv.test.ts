import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('fields with commas, quotes and line ends are quoted', () => {
  expect(csvOf([['a,b', 'say "x"', 'two\nlines', 5]])).toBe('"a,b","say ""x""","two\nlines",5\r\n')
})

// Proves staff-21.
test('what a spreadsheet would take for a formula is text, and numbers below 0 stay numbers', () => {
  expect(csvOf([['=1+1', '@x', '-12.50', -3, '-sum(a)']])).toBe("'=1+1,'@x,-12.50,-3,'-sum(a)\r\n")
})

test('what a member has written is never a formula', () => {
  expect(
    csvOf([
      ['id', 'name'],
      ['1', '=cmd()'],
      ['2', 'a,"b"'],
    ]),
  ).toBe(`id,name\r\n1,'=cmd()\r\n2,"a,""b"""\r\n`)
})
