import { describe, expect, test } from 'vitest'
import { closedMemory, isPopupDue, listHash, localDay, parsePopupMemory, popupKey, slideBeforeClosing } from './popup-rules.ts'

const one = { id: 'one', title: 'Jackpot', content: '<p>Tonight</p>', category: 'news', execution: 'A' } as const
const other = { ...one, id: 'other', title: 'Gift' }
const list = { announcements: [one, other], hide: 'today' } as const
const MONDAY = '2026-11-30'
const TUESDAY = '2026-12-01'

const isDue = (facts: Partial<Parameters<typeof isPopupDue>[0]>) =>
  isPopupDue({ items: list.announcements, kept: null, closedHash: null, today: MONDAY, ...facts })

describe('the announcement popup (spec 2 §4, Announcement popup)', () => {
  test('shows where nothing was closed, and never without announcements', () => {
    expect(isDue({})).toBe(true)
    expect(isDue({ items: [] })).toBe(false)
  })

  // Proves announcements-13.
  test('a plain close hides it for this session', () => {
    const kept = closedMemory(list, false, MONDAY)
    expect(isDue({ kept, closedHash: kept.hash })).toBe(false)
    expect(isDue({ kept })).toBe(true)
  })

  // Proves announcements-12, constants-19.
  test('a tick for today hides it until the next local midnight', () => {
    const kept = closedMemory(list, true, MONDAY)
    expect(isDue({ kept })).toBe(false)
    expect(isDue({ kept, today: TUESDAY })).toBe(true)
  })

  // Proves announcements-13.
  test('a tick for ever hides it on every day, and is stored as 1 or 0', () => {
    const forever = { ...list, hide: 'forever' } as const
    expect(isDue({ kept: closedMemory(forever, true, MONDAY), today: TUESDAY })).toBe(false)
    expect(isDue({ kept: closedMemory(forever, false, MONDAY), today: TUESDAY })).toBe(true)
    expect([closedMemory(forever, true, MONDAY).hideForever, closedMemory(forever, false, MONDAY).hideForever]).toEqual([1, 0])
  })

  // Proves announcements-12.
  test.each([
    ['another title', [{ ...one, title: 'Jackpots' }, other]],
    ['another content', [one, { ...other, content: '<p>Tomorrow</p>' }]],
    ['a new announcement', [one, other, { ...one, title: 'Third' }]],
    ['one less', [one]],
    ['another order', [other, one]],
  ])('%s shows it again, whatever was ticked', (_, items) => {
    for (const hide of ['today', 'forever'] as const) {
      const kept = closedMemory({ ...list, hide }, true, MONDAY)
      expect(isDue({ items, kept, closedHash: kept.hash })).toBe(true)
    }
  })

  // Proves announcements-12.
  test('a pair that is not in the stored list shows it again, even if the hash were the same', () => {
    const kept = closedMemory(list, true, MONDAY)
    expect(isDue({ kept: { ...kept, pairs: [] } })).toBe(true)
    expect(isDue({ kept: { ...kept, pairs: kept.pairs.slice(0, 1) } })).toBe(true)
  })

  // Proves announcements-13.
  test('closing stores show=false, and what the browser keeps is read again', () => {
    const kept = closedMemory(list, true, MONDAY)
    expect(kept).toMatchObject({ show: false, hash: listHash(list.announcements), hideDay: MONDAY })
    expect(parsePopupMemory(JSON.stringify(kept))).toEqual(kept)
    expect([null, '', '{', '[]', '{"show":1}', '{"show":false,"hash":"a"}'].map(parsePopupMemory)).toEqual([null, null, null, null, null, null])
    expect(['{"show":1,"hash":"a","pairs":[]}', '{"show":false,"hash":1,"pairs":[]}'].map(parsePopupMemory)).toEqual([null, null])
    const forever = closedMemory({ ...list, hide: 'forever' }, true, MONDAY)
    expect(parsePopupMemory(JSON.stringify(forever))).toEqual(forever)
  })

  // Proves announcements-12.
  test('the hash of a list is the same in every release, so that an update of ours shows nothing again', () => {
    expect([listHash(list.announcements), listHash([])]).toEqual(['10ezmlzxpiaop', 'ztntfp9zloz'])
  })

  // Proves install-13.
  test('members and visitors have keys of their own, so a visitor who closed it meets the member’s', () => {
    expect([popupKey(undefined), popupKey('7f3')]).toEqual(['SHELL_PU_B', 'SHELL_PU_A_7f3'])
  })

  test('a day is the player’s own', () => {
    expect(localDay(new Date(2026, 10, 30, 23, 59, 59))).toBe(MONDAY)
    expect(localDay(new Date(2026, 11, 1, 0, 0, 0))).toBe(TUESDAY)
  })

  // Proves announcements-14.
  test('with forceRead closing first steps through every slide', () => {
    expect(slideBeforeClosing(true, new Set([0]), 3)).toBe(1)
    expect(slideBeforeClosing(true, new Set([0, 1]), 3)).toBe(2)
    expect(slideBeforeClosing(true, new Set([0, 1, 2]), 3)).toBeUndefined()
    expect(slideBeforeClosing(false, new Set([0]), 3)).toBeUndefined()
  })
})
