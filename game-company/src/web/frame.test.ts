import { expect, test } from 'vitest'
import { heardIn } from './frame.ts'

const message = (type: string, payload?: unknown) => ({ source: 'foyer-vendor', version: 1, type, payload })

test.each(['pause', 'resume', 'balance'])('%s is heard', type => {
  expect(heardIn(message(type))).toEqual({ type })
})

test('the language is heard with its tag', () => {
  expect(heardIn(message('language', { language: 'ur' }))).toEqual({ type: 'language', language: 'ur' })
})

test.each([true, false])('the player’s wish for sound is heard: %s', on => {
  expect(heardIn(message('sound', { on }))).toEqual({ type: 'sound', isOn: on })
})

test.each([
  ['another sender', { ...message('pause'), source: 'somebody' }],
  ['a message that it does not know', message('win', { amount: 1 })],
  ['a language without a tag', message('language')],
  ['a language that is no text', message('language', { language: 1 })],
  ['a wish for sound that says nothing', message('sound', { on: 'yes' })],
  ['a payload that is no object', message('language', 'ur')],
  ['text', 'pause'],
  ['nothing', null],
])('%s is not heard', (_name, data) => {
  expect(heardIn(data)).toBeUndefined()
})
