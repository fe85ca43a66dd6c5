import { expect, it } from 'vitest'
import { problemOf } from './geetest-problem.ts'

const network = 'No connection'

it.each([
  ['v3', { error_code: 'error_104', user_error: 'Challenge is not valid', msg: 'x' }, { message: 'Challenge is not valid', code: 104 }],
  ['v4', { code: '60100', msg: 'load request error', desc: { detail: 'y' } }, { message: 'load request error', code: 60_100 }],
])('%s: the provider’s user error and numeric code are shown (spec 1 §8)', (_, error, problem) => {
  expect(problemOf(error, network)).toEqual(problem)
})

// Proves captcha-15.
it.each([60_204, 60_205])('loader code %i is shown as network failure', code => {
  expect(problemOf({ code: String(code), msg: 'gct resource load timeout' }, network)).toEqual({ message: network, code })
})

it('an error without message and code is a network failure too', () => {
  for (const error of [undefined, null, 'oops', {}, { msg: '' }]) expect(problemOf(error, network)).toEqual({ message: network, code: undefined })
})
