import { describe, expect, it, vi } from 'vitest'
import { currencyCode, formatDateTime, formatMoney, formatNumber, formatPercent, wholeUnits } from './format.ts'

/** Replaces the different no-break spaces that Intl writes by ordinary ones. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('currency (spec 1 §9, spec 2 §5)', () => {
  // Proves constants-8, language-and-country-23, language-and-country-24.
  it('is named by its first three letters', () => {
    expect(currencyCode('VNDK')).toBe('VND')
    expect(currencyCode('php')).toBe('PHP')
  })

  // Proves language-and-country-23, language-and-country-24.
  it('is PHP where it is named TLB', () => {
    expect(currencyCode('TLB')).toBe('PHP')
    expect(formatMoney(1234.5, 'TLB', 'EN')).toBe('₱1,234.50')
  })

  // Proves language-and-country-23, language-and-country-24.
  it('formats BRL as pt-BR in every language', () => {
    expect(plain(formatMoney(1234.5, 'BRL', 'EN'))).toBe('R$ 1.234,50')
    expect(plain(formatMoney(1234.5, 'BRL', 'CN'))).toBe('R$ 1.234,50')
  })

  it('leaves out the fraction where whole units are asked for', () => {
    expect([formatMoney(20_000, 'PHP', 'EN', true), formatMoney(20_000.5, 'PHP', 'EN', true)]).toEqual(['₱20,000', '₱20,000.50'])
  })

  // Proves money-2.
  it('is shown with its usual decimals, and with more only where they would round what is booked', () => {
    const idr = [150_000, 150_000.5, 150_000.25, 0.1 + 0.2].map(amount => plain(formatMoney(amount, 'IDR', 'EN')))
    expect(idr).toEqual(['Rp 150,000', 'Rp 150,000.50', 'Rp 150,000.25', 'Rp 0'])
    expect(plain(formatMoney(1.375, 'IQD', 'EN'))).toBe('IQD 1.375')
  })

  // Proves language-and-country-3.
  it('is written alike by engines that count its decimals by ISO 4217, as Safari and Firefox do, and by those that do not', () => {
    const { NumberFormat } = Intl
    const byIso = function (locales: string[], options: Intl.NumberFormatOptions) {
      return new NumberFormat(locales, { minimumFractionDigits: 2, maximumFractionDigits: 2, ...options })
    }
    const safari = vi.spyOn(Intl, 'NumberFormat').mockImplementation(byIso as unknown as typeof NumberFormat)
    // In a language that no other test has used, because formatters are kept.
    const written = ['IDR', 'PKR', 'MMK', 'PHP'].map(code => plain(formatMoney(150_000, code, 'MS')))
    safari.mockRestore()
    expect(written).toEqual(['Rp 150,000', 'Rs 150,000', 'K 150,000', '₱150,000.00'])
  })

  it('has a smallest unit, in which sums are booked', () => {
    expect([wholeUnits(123_450, 2), wholeUnits(123_450, 0), wholeUnits(123_450, 3)]).toEqual([1234.5, 123_450, 123.45])
  })

  it('formats every other currency as the language does', () => {
    expect(plain(formatMoney(1234.5, 'PHP', 'VI'))).toBe('1.234,50 ₱')
    expect(plain(formatMoney(1234.5, 'INR', 'HI'))).toBe('₹1,234.50')
  })
})

describe('numbers and moments', () => {
  it('follow the language', () => {
    expect(formatNumber(1234567.5, 'TR')).toBe('1.234.567,5')
    expect(formatNumber(1234567, 'BN')).toBe('12,34,567')
    expect(formatPercent(0.256, 'EN')).toBe('25.6%')
    expect(formatPercent(0.256, 'TR')).toBe('%25,6')
  })

  it('are written the same by a server that supports Khmer and Burmese and a browser that does not', () => {
    const english = new Intl.NumberFormat('en').format(1234567.5)
    expect([formatNumber(1234567.5, 'KM'), formatNumber(1234567.5, 'MY')]).toEqual([english, english])
  })

  it('are written in digits where the browser does not support the language', () => {
    expect(formatDateTime('2026-11-21T22:30:00Z', 'date', 'KM', 'Asia/Phnom_Penh')).toContain('វិច្ឆិកា')
    const known = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
    expect(formatDateTime('2026-11-21T22:30:00Z', 'date-time', 'KM', 'Asia/Phnom_Penh')).toBe('22/11/2026, 05:30')
    known.mockRestore()
  })

  it('are shown in the time zone asked for', () => {
    expect(plain(formatDateTime('2026-01-01T22:30:00Z', 'date-time', 'EN', 'Asia/Manila'))).toBe('Jan 2, 2026, 6:30 AM')
    expect(formatDateTime('2026-01-01T22:30:00Z', 'date', 'CN', 'Asia/Manila')).toBe('2026年1月2日')
    expect(formatDateTime('2026-01-01T22:30:00Z', 'time', 'VI', 'Asia/Manila')).toBe('06:30')
  })
})
