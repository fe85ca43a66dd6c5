import { describe, expect, test } from 'vitest'
import { linesIn, linesText } from './line-text.ts'
import { erased, isWhole, newLine, priceOf, quickPick, toggled, typed, withUnits, type Line } from './lines.ts'

const picking = { price: 1000, mostUnits: 20, pick: { numbers: 3, of: 9, bonus: true }, digits: null }
const digits = {
  price: 500,
  mostUnits: 1,
  pick: null,
  digits: {
    length: 4,
    groups: [],
    plays: [
      { play: 'big', digits: 4 },
      { play: 'last_two', digits: 2 },
    ],
  },
}
const choose = (...numbers: string[]): Line => numbers.reduce((line, number) => toggled(picking, line, number), newLine(picking))

describe('choosing numbers by taps', () => {
  test('they stand in ascending order, a second tap gives a number back, and no more are taken than the rules say', () => {
    expect(choose('07', '02').numbers).toEqual(['02', '07'])
    expect(choose('07', '02', '07').numbers).toEqual(['02'])
    const line = choose('07', '02', '09')
    expect(isWhole(picking, line)).toBe(true)
    expect(toggled(picking, line, '01')).toBe(line)
  })

  test('digits are typed one after the other, with leading zeros, as many as the play needs', () => {
    const enter = (play: string, text: string) => [...text].reduce((line, digit) => typed(digits, line, digit), newLine(digits, play))
    expect(enter('last_two', '04').numbers).toEqual(['04'])
    expect(enter('last_two', '0423').numbers).toEqual(['04'])
    expect(isWhole(digits, enter('big', '042'))).toBe(false)
    expect(erased(enter('big', '042')).numbers).toEqual(['04'])
    expect(erased(enter('big', '0')).numbers).toEqual([])
  })

  // Proves navigation-26.
  test('the play is the one that the address wants, or the first', () => {
    expect(newLine(digits, 'last_two').play).toBe('last_two')
    expect(newLine(digits, 'unknown').play).toBe('big')
    expect(newLine(picking, 'big').play).toBeNull()
  })

  test('a quick pick has different numbers, and any of them', () => {
    expect(quickPick(picking, newLine(picking), () => 0).numbers).toEqual(['01', '02', '03'])
    expect(quickPick(picking, newLine(picking), n => n - 1).numbers).toEqual(['07', '08', '09'])
    expect(quickPick(digits, newLine(digits), () => 0).numbers).toEqual(['0000'])
  })

  test('whole lines alone cost money, each as often as it has units', () => {
    const line = choose('07', '02', '09')
    expect(priceOf(picking, [line, withUnits(picking, line, 3), choose('01')])).toBe(4000)
    expect(withUnits(picking, line, 21).units).toBe(20)
    expect(withUnits(picking, line, 0).units).toBe(1)
  })
})

// Proves navigation-26.
describe('lines in an address', () => {
  test('come back as they were', () => {
    const lines = [choose('07', '02', '09'), withUnits(picking, choose('01', '02', '03'), 5)]
    expect(linesIn(picking, linesText(lines))).toEqual(lines)
    const played = [{ play: 'last_two', numbers: ['04'], units: 1 }]
    expect(linesIn(digits, linesText(played))).toEqual(played)
  })

  test('lines that the rules do not allow are left out', () => {
    for (const text of [null, '', 'x', '01.02x1', '01.01.02x1', '00.01.02x1', '01.02.10x1', 'big-01.02.03x1'])
      expect(linesIn(picking, text)).toEqual([])
    for (const text of ['0423x1', 'big-042x1', 'other-0423x1', 'big-abcdx1']) expect(linesIn(digits, text)).toEqual([])
    expect(linesIn(picking, '01.02.03x99')).toEqual([{ play: null, numbers: ['01', '02', '03'], units: 20 }])
  })

  test('no more than 20 are read', () => {
    expect(linesIn(picking, Array(25).fill('01.02.03x1').join('*'))).toHaveLength(20)
  })
})
