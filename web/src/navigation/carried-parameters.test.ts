import { pixelSources } from '@foyer/contract/tracking/pixel-sources'
import { describe, expect, test } from 'vitest'
import { carryOver } from './carried-parameters.ts'

describe('carried-over parameters (spec 2 §2, Navigation parameters)', () => {
  test('each of them is carried over, and nothing else', () => {
    const carried = 'affiliateCode=a&referralCode=b&r=c&inApp=1&fbclid=d&gclid=e&ttclid=f&kwaiclid=g&bbg=h&isBgeTest=1&cid=i'
    const query = new URL(carryOver('/m/login', `?${carried}&token=secret&utm_source=x`, {}), 'https://x.example').searchParams
    expect(Object.fromEntries(query)).toEqual(Object.fromEntries(new URLSearchParams(carried)))
  })

  // Proves navigation-38.
  test('whatever tells by which advertising a visitor came is carried over', () => {
    const queries = Object.values(pixelSources).flatMap(({ query = [] }) => query)
    expect(queries).toEqual(expect.arrayContaining(['twclid', 'gbraid', 'wbraid', 'clickid', 'click_id', 'visitor_id', 'kadam_id', 'tfTracker']))
    const query = new URL(carryOver('/m/login', `?${queries.map(name => `${name}=Case-1`).join('&')}`, {}), 'https://x.example').searchParams
    expect([...query.keys()].sort()).toEqual(queries.sort())
  })

  test('the parameters of the new address take precedence, and its query and hash are kept', () => {
    expect(carryOver('/m/home?affiliateCode=own&id=7#top', '?affiliateCode=old&cid=1', {})).toBe('/m/home?affiliateCode=own&id=7&cid=1#top')
    expect(carryOver('/m/home', '', {})).toBe('/m/home')
  })

  test('the stored registration info is carried over too, after the address', () => {
    const stored = { affiliateCode: 'kept', referralCode: 'friend' }
    expect(carryOver('/m/home', '', stored)).toBe('/m/home?affiliateCode=kept&referralCode=friend')
    expect(carryOver('/m/home', '?affiliateCode=now', stored)).toBe('/m/home?affiliateCode=now&referralCode=friend')
    expect(carryOver('/m/home', '?r=now', stored)).toBe('/m/home?r=now&affiliateCode=kept')
  })

  test('a value that breaks its strict pattern is dropped', () => {
    const broken = '?affiliateCode=%3Cscript%3E&r=a%20b&fbclid=%22%3E&cid=' + 'x'.repeat(513)
    expect(carryOver('/m/home', broken, {})).toBe('/m/home')
  })
})
