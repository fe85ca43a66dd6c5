import { expect, test } from 'vitest'
import { pathInScope, readPushMessage } from './push-message.ts'

const ORIGIN = 'https://www.brand.com'

test('our payload and Firebase’s show the same', () => {
  const shown = { title: 'Draw tonight', body: 'At eight.', path: '/m/activity?id=7' }
  expect(readPushMessage({ title: 'Draw tonight', body: 'At eight.', url: '/m/activity?id=7' }, ORIGIN)).toEqual(shown)
  expect(readPushMessage({ notification: { title: 'Draw tonight', body: 'At eight.' }, data: { url: '/m/activity?id=7' } }, ORIGIN)).toEqual(shown)
})

test('a push leads where its linkage says: a lottery or a game is started by home', () => {
  const pathFor = (data: object) => readPushMessage({ notification: { title: 'Draw tonight' }, data }, ORIGIN)?.path
  expect(pathFor({ linkageType: 'P', vendor: 'LOTT', nodeId: '7' })).toBe('/m/home?card=LOTT&linkageType=P&nodeId=7')
  expect(pathFor({ linkageType: 'G', vendor: 'SALON', url: '/m/register' })).toBe('/m/home?card=SALON')
  expect(pathFor({ linkageType: 'URL', url: '/m/register', vendor: 'SALON' })).toBe('/m/register')
  expect(pathFor({ linkageType: 'G', vendor: '<script>' })).toBe('/m/home')
})

test.each([null, 'text', {}, { title: '' }, { title: 7 }])('%j shows nothing', payload => {
  expect(readPushMessage(payload, ORIGIN)).toBeNull()
})

test.each([
  [undefined, '/m/home'],
  ['/m/rewardCenter', '/m/rewardCenter'],
  ['https://www.brand.com/m/login?r=1', '/m/login?r=1'],
  ['https://evil.example/m/home2', '/m/home'],
  ['//evil.example/m/x', '/m/home'],
  ['/wps/session/logout', '/m/home'],
  ['/m/../wps/x', '/m/home'],
  ['javascript:alert(1)', '/m/home'],
])('a tap on %s opens %s', (address, path) => {
  expect(pathInScope(address, ORIGIN)).toBe(path)
})
