import { expect, test } from 'vitest'
import { noticeOf } from './notice.ts'

const ended = { state: 'ended', code: '', payout: 0, isSettled: true } as const

test.each([
  ['a bet that was refused for want of money', { ...ended, state: 'refused', code: 'NOT_ENOUGH_MONEY' }, 'not_enough'],
  ['a bet higher than play credit allows', { ...ended, state: 'refused', code: 'STAKE_TOO_HIGH' }, 'too_high'],
  ['a bet beyond a limit', { ...ended, state: 'refused', code: 'LIMIT_REACHED' }, 'limit'],
  ['a bet during a break', { ...ended, state: 'refused', code: 'PLAY_PAUSED' }, 'break'],
  ['a bet that was refused for another reason: nothing was staked', { ...ended, state: 'refused', code: 'GAME_CLOSED' }, 'failed'],
  ['a bet that nobody answered: the stake comes back', { ...ended, state: 'returned', code: 'UNCLEAR', isSettled: false }, 'unclear'],
  ['a bet whose return was refused for good', { ...ended, state: 'returned', code: 'BET_ALREADY_CLOSED', isSettled: false }, 'held'],
  ['a win that is being paid', { ...ended, payout: 200, isSettled: false }, 'settling'],
  ['a win that was refused for good', { ...ended, payout: 200, code: 'BET_UNKNOWN', isSettled: false }, 'held'],
  ['a loss that is being told to the platform', { ...ended, isSettled: false }, undefined],
  ['a round that is settled', { ...ended, payout: 200 }, undefined],
  ['a round that is open', { ...ended, state: 'open', isSettled: false }, undefined],
] as const)('%s', (_name, round, notice) => {
  expect(noticeOf(round)).toBe(notice)
})
