import { describe, expect, test } from 'vitest'
import type { IosFacts } from '#blocks/site/install/current-device.ts'
import { guideOf, iosWayOf } from './ios-guide.ts'

/** Minor versions are hundredths: 18.05 is iOS 18.5. */
const factsOf = (browser: IosFacts['browser'], version: number): IosFacts => ({ version, browser, tablet: false })

describe('the iOS guide (spec 2 §2): the right words for each browser', () => {
  // Proves install-1.
  test('iOS 18 has Share in the toolbar, iOS 26 behind ••• and with View More; a tablet’s toolbar shows Share', () => {
    expect(guideOf(factsOf('safari', 18.05))).toEqual({ share: 'guide_share', hint: 'guide_add_scroll' })
    expect(guideOf(factsOf('safari', 26))).toEqual({ share: 'guide_share_compact', hint: 'guide_add_more' })
    expect(guideOf({ ...factsOf('safari', 26), tablet: true })).toEqual({ share: 'guide_share', hint: 'guide_add_more' })
  })

  // Proves install-1.
  test('Chrome has Share beside the address, Edge and Firefox in their menus', () => {
    expect(guideOf(factsOf('chrome', 17.05)).share).toBe('guide_share_address')
    expect(guideOf(factsOf('edge', 17.05)).share).toBe('guide_share_menu')
    expect(guideOf(factsOf('firefox', 17.05)).share).toBe('guide_share_menu')
  })
})

describe('the footer’s variants (spec 2 §2)', () => {
  // Proves install-2.
  test('Safari shows how to share; an older iOS gets the profile if there is one', () => {
    expect(iosWayOf(factsOf('safari', 18.05), true)).toBe('share')
    expect(iosWayOf(factsOf('safari', 16.04), true)).toBe('share')
    expect(iosWayOf(factsOf('safari', 16.03), true)).toBe('profile')
    expect(iosWayOf(factsOf('safari', 16.03), false)).toBe('share')
  })

  // Proves install-2.
  test('other browsers can share since iOS 16.4; before that, and in web views, the hint leads to Safari', () => {
    expect(iosWayOf(factsOf('chrome', 16.04), true)).toBe('share')
    expect(iosWayOf(factsOf('chrome', 16.03), true)).toBe('legacy')
    expect(iosWayOf(factsOf('other', 17.05), true)).toBe('legacy')
  })
})
