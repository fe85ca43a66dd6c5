import { momentNames } from '@foyer/contract/tracking/moments'
import { expect, test } from 'vitest'
import { companiesOf } from './receivers.ts'

test('a company stands with the kinds of moments that it is told of', () => {
  expect(
    companiesOf([
      { name: 'facebook', events: ['viewContent', 'gameLaunch'] },
      { name: 'voluum', events: ['register', 'firstDepositArrival'] },
    ]),
  ).toEqual([
    { company: 'Meta (Facebook, Instagram)', kinds: ['privacy_visits', 'privacy_games'] },
    { company: 'Voluum', kinds: ['privacy_account', 'privacy_money'] },
  ])
})

test('a company has one name, on the page of privacy and in the settings: tf is Traffic Factory', () => {
  expect(companiesOf([{ name: 'tf', events: ['register'] }])).toEqual([{ company: 'Traffic Factory', kinds: ['privacy_account'] }])
})

test('every moment is of some kind', () => {
  for (const moment of momentNames)
    expect([moment, companiesOf([{ name: 'tf', events: [moment] }])[0]?.kinds]).toEqual([moment, [expect.any(String)]])
})
