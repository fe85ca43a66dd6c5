import { describe, expect, test } from 'vitest'
import { verifyMethodsIn } from '#sign-in/ask-second-factor.ts'
import { announceSuccess, emptyFieldsOf, tabsOf, verificationOf } from './two-factor-rules.ts'

const all = { payeeName: true, sms: true, ga: true, email: true }

describe('the tabs of the two-factor modal (spec 1 §4)', () => {
  test('have the order payeeName, sms, ga, email, and only the required ones show', () => {
    expect(tabsOf(all)).toEqual(['payeeName', 'sms', 'ga', 'email'])
    expect(tabsOf({ ...all, payeeName: false, ga: false })).toEqual(['sms', 'email'])
  })

  // Proves two-factor-8.
  test('the first required one opens', () => {
    expect(tabsOf({ ...all, payeeName: false })[0]).toBe('sms')
    expect(tabsOf({ payeeName: false, sms: false, ga: false, email: true })[0]).toBe('email')
  })

  test('a flag that a back end leaves out or sends in another form counts as not required', () => {
    expect(verifyMethodsIn({ email: true, ga: 'true', sms: null })).toEqual({ payeeName: false, sms: false, ga: false, email: true })
    expect(verifyMethodsIn(undefined)).toEqual({ payeeName: false, sms: false, ga: false, email: false })
  })
})

// Proves two-factor-22, two-factor-23.
describe('the chosen method’s fields must not be empty (spec 1 §5)', () => {
  test.each([
    ['payeeName', ['payeeName']],
    ['sms', ['mobileNum', 'verificationCode']],
    ['ga', ['authCode']],
    ['email', ['email', 'verificationCode']],
  ] as const)('%s needs %j', (tab, needed) => {
    expect(emptyFieldsOf(tab, {})).toEqual(needed)
    expect(emptyFieldsOf(tab, { payeeName: ' ', mobileNum: ' ', email: '\t', authCode: ' ', verificationCode: ' ' })).toEqual(needed)
    expect(emptyFieldsOf(tab, { payeeName: 'a', mobileNum: '1', email: 'e', authCode: '1', verificationCode: '1' })).toEqual([])
  })

  // Proves two-factor-22.
  test('inputs are trimmed, and fields of other methods are not sent', () => {
    expect(verificationOf('sms', { mobileNum: ' 917 ', verificationCode: ' 123456 ', payeeName: 'x' })).toEqual({
      method: 'S',
      mobileNum: '917',
      verificationCode: '123456',
    })
    expect(verificationOf('payeeName', { payeeName: ' Ann Lee ' })).toEqual({ method: 'P', payeeName: 'Ann Lee' })
    expect(verificationOf('ga', { authCode: '123456' })).toEqual({ method: 'G', authCode: '123456' })
    expect(verificationOf('email', { email: 'a@b.c', verificationCode: '1' })).toEqual({ method: 'E', email: 'a@b.c', verificationCode: '1' })
  })
})

test('success is shown for 1.5 s, and the login completes after 0.5 s (spec 1 §9)', () => {
  const done: [string, number][] = []
  const waiting: [() => void, number][] = []
  announceSuccess({
    toast: ms => done.push(['toast', ms]),
    schedule: (work, ms) => waiting.push([work, ms]),
    complete: () => done.push(['complete', 0]),
  })
  expect(done).toEqual([['toast', 1_500]])
  expect(waiting.map(([, ms]) => ms)).toEqual([500])
  waiting[0]?.[0]()
  expect(done[1]).toEqual(['complete', 0])
})
