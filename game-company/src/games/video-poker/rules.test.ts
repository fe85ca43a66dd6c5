import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { createDraw } from '#fairness/draw.ts'
import { rankText, suitOf, SUITS } from '#games/cards.ts'
import type { Step } from '#games/game-rules.ts'
import { playRound } from '#games/play-round.ts'
import { handOf } from './hands.ts'
import { rules, type PokerState } from './rules.ts'
import { simpleHold } from './simple-hold.ts'

/** `Kh 10s` as cards. */
const cards = (text: string): readonly number[] =>
  text.split(' ').map(one => {
    const suit = SUITS.findIndex(name => one.endsWith(name.charAt(0)))
    return suit * 13 + ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(one.slice(0, -1))
  })
const kept = (text: string): string => {
  const hand = cards(text)
  return simpleHold(hand)
    .map(place => rankText(hand[place] ?? 0) + suitOf(hand[place] ?? 0).charAt(0))
    .join(' ')
}
const drawn = (stake: number, hand: string, next: string, hold: readonly number[]) =>
  rules.act?.({ stake, hand: cards(hand), next: cards(next) }, { hold }, { below: () => 0, float: () => 0 }, 0) as Step<PokerState>

describe('video poker', () => {
  test.each([
    ['10h Jh Qh Kh Ah', 'royal'],
    ['Kc 10c Ac Jc Qc', 'royal'],
    ['9h 10h Jh Qh Kh', 'straight_flush'],
    ['Ad 2d 3d 4d 5d', 'straight_flush'],
    ['7s 7h 7d 7c Ks', 'four'],
    ['7s 7h 7d Kc Ks', 'full_house'],
    ['2s 9s Js Ks 5s', 'flush'],
    ['Kh As 2s 3s 4s', undefined],
    ['10s Jh Qd Kc As', 'straight'],
    ['As 2h 3d 4c 5s', 'straight'],
    ['5s 6h 7d 8c 9s', 'straight'],
    ['7s 7h 7d Qc Ks', 'three'],
    ['7s 7h Kd Kc 2s', 'two_pairs'],
    ['Js Jh 2d 3c 4s', 'jacks'],
    ['As Ah 2d 3c 4s', 'jacks'],
    ['10s 10h Ad Kc Qs', undefined],
    ['2s 4h 6d 8c 10s', undefined],
    ['Qs Kh Ad 2c 3s', undefined],
  ])('%s is %s', (text, hand) => expect(handOf(cards(text))).toBe(hand))

  test('deals five cards, and hides what follows', () => {
    const begun = rules.begin(100, {}, createDraw({ serverSeed: '1'.repeat(64), clientSeed: 'c', nonce: 0 }))
    expect(begun).toMatchObject({ ended: false, payout: 0 })
    expect(new Set([...begun.state.hand, ...begun.state.next]).size).toBe(10)
    expect(Object.keys(rules.visible(begun.state) as object)).toEqual(['hand'])
  })

  test('replaces what is not held in order, and pays by the table', () => {
    const step = drawn(100, 'Js 2h Jd 5c 9s', 'Jh 3c 3d 7s 8s', [0, 2])
    expect(step.state.final).toEqual(cards('Js Jh Jd 3c 3d'))
    expect([step.ended, step.payout]).toEqual([true, 900])
    expect(drawn(100, 'Js 2h Jd 5c 9s', 'Kh 3c 8d 7s 8s', [2, 0]).payout).toBe(100)
    expect(drawn(100, 'Js 2h Jd 5c 9s', 'Kh 3c 8d 7s 10s', []).payout).toBe(0)
    const paid = ['10h Jh Qh Kh Ah', 'Ad 2d 3d 4d 5d', '7s 7h 7d 7c Ks', '2s 9s Js Ks 5s', '5s 6h 7d 8c 9s', '7s 7h 7d Qc Ks', '7s 7h Kd Kc 2s']
    expect(paid.map(hand => drawn(1, hand, '2c 3c 4h 6h 8h', [0, 1, 2, 3, 4]).payout)).toEqual([800, 50, 25, 6, 4, 3, 2])
  })

  test('the same seeds and holds give the same round', () => {
    const seeds = { serverSeed: '2'.repeat(64), clientSeed: 'c', nonce: 9 }
    const round = { stake: 100, choice: {}, moves: [{ act: { hold: [1, 3] }, at: 5 }] }
    expect(playRound(rules as never, round, seeds)).toEqual(playRound(rules as never, round, seeds))
    expect(() => playRound(rules as never, { ...round, moves: [...round.moves, ...round.moves] }, seeds)).toThrow('The round has ended.')
  })

  test.each([
    ['10h Jh Qh Kh 9h', '10h Jh Qh Kh 9h'],
    ['10h Jh Qh Kh 2h', '10h Jh Qh Kh'],
    ['7s 7h 7d 7c Ks', '7s 7h 7d 7c'],
    ['2s 9s Js Ks 5s', '2s 9s Js Ks 5s'],
    ['5h 6h 7h 8h 8c', '5h 6h 7h 8h'],
    ['7s 7h Kd Kc 2s', '7s 7h Kd Kc'],
    ['Js Jh 10h Qh 2c', 'Js Jh'],
    ['Jh Qh Kh 4h 2c', 'Jh Qh Kh'],
    ['2h 6h 9h Kh 6c', '2h 6h 9h Kh'],
    ['6h 6c 7d 8s 9s', '6h 6c'],
    ['6h 10c 7d 8s 9s', '6h 10c 7d 8s 9s'],
    ['6h 2c 7d 8s 9s', '6h 7d 8s 9s'],
    ['Jh Kh 2c 5d 7s', 'Jh Kh'],
    ['5h 6h 9h Kc 2d', '5h 6h 9h'],
    ['As Kh Jd 4c 7s', 'Kh Jd'],
    ['10s Ks 2h 5d 7c', '10s Ks'],
    ['As 3h 7d 9c 10h', 'As'],
    ['2s 3h 7d 9c 10h', ''],
  ])('of %s the simple list keeps %s', (hand, expected) => expect(kept(hand)).toBe(expected))

  test('takes places of the hand to hold, and nothing else', () => {
    const accepts = (act: unknown) => Check(rules.acts ?? {}, act)
    expect([accepts({ hold: [] }), accepts({ hold: [0, 1, 2, 3, 4] })]).toEqual([true, true])
    const wrong = [{ hold: [5] }, { hold: [-1] }, { hold: [1, 1] }, { hold: 3 }, {}, { hold: [0], more: 1 }]
    expect(wrong.map(accepts)).toEqual(wrong.map(() => false))
    expect([Check(rules.choice, {}), Check(rules.choice, { hold: [] })]).toEqual([true, false])
  })
})
