import { expect, test } from 'vitest'
import { differences, moved, nameOf, pointerOf, withValueAt } from './value-rules.ts'

test('a value is changed at its place, and an empty optional field goes', () => {
  const value = { banners: [{ alt: { EN: 'Moon' } }, { alt: {} }] }
  expect(withValueAt(value, ['banners', 1, 'alt', 'EN'], 'Sun')).toEqual({ banners: [{ alt: { EN: 'Moon' } }, { alt: { EN: 'Sun' } }] })
  expect(withValueAt(value, ['banners', 0, 'alt'], undefined)).toEqual({ banners: [{}, { alt: {} }] })
  expect(withValueAt({}, ['regions', 'deniedCountries'], ['SE'])).toEqual({ regions: { deniedCountries: ['SE'] } })
  expect(value).toEqual({ banners: [{ alt: { EN: 'Moon' } }, { alt: {} }] })
})

test('an entry moves up and down, and not beyond the ends', () => {
  expect([moved([1, 2, 3], 2, 0), moved([1, 2, 3], 0, 1), moved([1, 2], 0, -1)]).toEqual([
    [3, 1, 2],
    [2, 1, 3],
    [1, 2],
  ])
})

// Proves staff-36.
test('a place is named as the server names it', () => {
  expect(pointerOf(['paths', '/m/home', 'a~b', 0])).toBe('/paths/~1m~1home/a~0b/0')
})

test('an entry is called by its title in the merchant’s first language that has one', () => {
  expect(nameOf({ alt: { UR: 'چاند' }, groupName: 'm_home' }, ['EN', 'UR'])).toBe('چاند')
  expect([nameOf({ groupName: 'm_home' }, ['EN']), nameOf('PH', ['EN']), nameOf({}, ['EN'])]).toEqual(['m_home', 'PH', ''])
})

// Proves staff-36.
test('two versions are compared place by place', () => {
  expect(differences({ a: [{ t: 'One' }, { t: 'Two' }], b: 1 }, { a: [{ t: 'One' }], b: 2 })).toEqual([
    { path: '/a/1', before: '{"t":"Two"}', after: undefined },
    { path: '/b', before: '1', after: '2' },
  ])
  expect(differences({ a: 1 }, { a: 1 })).toEqual([])
})
