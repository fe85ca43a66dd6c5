// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { describeFault } from './describe-fault.ts'

const ORIGIN = 'https://brand.com'
const thrown = (message: string, stack: string, name = 'TypeError') => Object.assign(new Error(message), { name, stack })
const place = (stack: string, part = '') => describeFault(thrown('x', stack), part, ORIGIN)?.place

// Proves navigation-4.
test.each([
  ['Chromium', `TypeError: x\n    at Lanes (${ORIGIN}/m/assets/home-A1b2C3d.js:1:204)\n    at ${ORIGIN}/m/assets/framework-B1.js:9:9`],
  ['WebKit', `Lanes@${ORIGIN}/m/assets/home-A1b2C3d.js:1:204\n@${ORIGIN}/m/assets/framework-B1.js:9:9`],
  ['Firefox', `Lanes@${ORIGIN}/m/assets/home-A1b2C3d.js:1:204\nrun@${ORIGIN}/m/assets/framework-B1.js:9:9\n`],
])('%s: the place is the file, line and column of the first frame', (_engine, stack) => {
  expect(describeFault(thrown('x is undefined', stack), 'home lanes', ORIGIN)).toEqual({
    message: 'TypeError: x is undefined',
    place: 'home-A1b2C3d.js:1:204',
    part: 'home lanes',
  })
})

test('of a script in the page no more is said than that, because its address may be of a person', () => {
  expect(place(`at ${ORIGIN}/m/lottery/ticket?id=4711:3:20`)).toBe('page:3:20')
  expect(place('at <anonymous>:1:2')).toBe('')
})

// Proves navigation-4.
test('what scripts of others throw is not sent, unless it made a part of the page fail', () => {
  const others = ['at chrome-extension://abcdef/content.js:1:2', 'f@webkit-masked-url://hidden/:1:2', 'at https://pixel.example/p.js:1:2']
  for (const stack of others) {
    expect(place(stack)).toBeUndefined()
    expect(place(stack, 'home lanes')).toBe('')
  }
  // A host that begins like ours is another.
  expect(place('at https://brand.com.evil.example/m/assets/a.js:1:2')).toBeUndefined()
})

test('the browser’s events are read: an error with its place where nothing else says it, and what a promise was refused with', () => {
  const event = new ErrorEvent('error', {
    message: 'Uncaught SyntaxError: invalid group',
    filename: `${ORIGIN}/m/assets/a-1.js`,
    lineno: 3,
    colno: 7,
  })
  expect(describeFault(event, '', ORIGIN)).toEqual({ message: 'Uncaught SyntaxError: invalid group', place: 'a-1.js:3:7', part: '' })
  const rejection = { type: 'unhandledrejection', promise: {}, reason: thrown('late', `at ${ORIGIN}/m/assets/b-1.js:1:1`, 'RequestError') }
  expect(describeFault(rejection, '', ORIGIN)).toEqual({ message: 'RequestError: late', place: 'b-1.js:1:1', part: '' })
  expect(describeFault({ promise: {}, reason: { code: 7 } }, '', ORIGIN)).toEqual({ message: 'thrown: object', place: '', part: '' })
})

// Proves navigation-4.
test('what browsers say of themselves, and what is thrown where a page is left, is no fault', () => {
  for (const said of ['ResizeObserver loop completed with undelivered notifications.', 'Script error.']) {
    expect(describeFault(new ErrorEvent('error', { message: said }), '', ORIGIN)).toBeUndefined()
  }
  expect(describeFault(thrown('The operation was aborted.', '', 'AbortError'), '', ORIGIN)).toBeUndefined()
})
