import { expect, test } from 'vitest'
import { pathInScope, readPushMessage } from './push-message.ts'

const ORIGIN = 'https://www.brand.com'
const UNNAMED = { title: 'Brand', body: 'There is something new for you.' }
const read = (payload: unknown) => readPushMessage(payload, ORIGIN, UNNAMED)

test('our payload and Firebase’s show the same', () => {
  const shown = { title: 'Draw tonight', body: 'At eight.', path: '/m/activity?id=7' }
  expect(read({ title: 'Draw tonight', body: 'At eight.', url: '/m/activity?id=7' })).toEqual(shown)
  expect(read({ notification: { title: 'Draw tonight', body: 'At eight.' }, data: { url: '/m/activity?id=7' } })).toEqual(shown)
})

// Proves push-17.
test('a push leads where its linkage says: a lottery or a game is started by home', () => {
  const pathFor = (data: object) => read({ notification: { title: 'Draw tonight' }, data }).path
  expect(pathFor({ linkageType: 'P', vendor: 'LOTT', nodeId: '7' })).toBe('/m/home?card=LOTT&linkageType=P&nodeId=7')
  expect(pathFor({ linkageType: 'G', vendor: 'SALON', url: '/m/register' })).toBe('/m/home?card=SALON')
  expect(pathFor({ linkageType: 'URL', url: '/m/register', vendor: 'SALON' })).toBe('/m/register')
  expect(pathFor({ linkageType: 'G', vendor: '<script>' })).toBe('/m/home')
})

test('our server’s payload is shown in its language, with what it is counted by', () => {
  const notification = {
    title: 'قرعہ',
    body: 'آج رات',
    lang: 'ur',
    dir: 'rtl',
    tag: 'one',
    navigate: 'https://www.brand.com/m/chat',
    data: { receipt: 'r' },
  }
  const { navigate: _, data: __, ...shown } = notification
  expect(read({ web_push: 8030, notification })).toEqual({ ...shown, path: '/m/chat', receipt: 'r' })
  expect(read({ web_push: 8030, notification: { ...notification, navigate: 'https://evil.example/m/chat' } }).path).toBe('/m/home')
  // Firebase delivers it as a text.
  const text = JSON.stringify({ web_push: 8030, notification })
  expect(read({ from: '77', fcmMessageId: 'm', data: { push: text } })).toEqual({ ...shown, path: '/m/chat', receipt: 'r' })
})

// Proves push-11.
test.each([null, 'text', {}, { title: '' }, { title: 7 }, { data: { push: '{' } }, { data: { push: '[]' } }])(
  '%j shows that there is something',
  payload => {
    expect(read(payload)).toEqual({ ...UNNAMED, path: '/m/home' })
  },
)

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
