import { expect, test } from 'vitest'
import { createJournal, figuresOf } from './journal.ts'

const at = (began: number, ended: number, outcome: 'done' | 'refused' | 'later' | 'broken' | 'unclear', detail = '') => ({
  began,
  ended,
  outcome,
  detail,
})

test('a deed that was acknowledged once stays acknowledged, whatever a later try says', () => {
  const journal = createJournal()
  const deed = journal.begin('bet', 1)
  journal.note(deed, at(0, 1, 'broken'))
  expect(deed.state).toBe('unknown')
  journal.note(deed, at(1, 2, 'done'))
  journal.note(deed, at(2, 3, 'later'))
  expect(deed.state).toBe('done')
})

test('figures are those of the tries that ended since a moment', () => {
  const journal = createJournal()
  const deed = journal.begin('bet', 1)
  for (const one of [
    at(0, 900, 'later', 'before'),
    at(900, 1_000, 'done'),
    at(1_000, 6_000, 'later', 'server.error'),
    at(2_000, 9_500, 'later', 'server.error'),
    at(9_000, 9_600, 'refused', 'lottery.draw.closed'),
    at(9_700, 9_800, 'done'),
  ])
    journal.note(deed, one)
  expect(figuresOf(journal.tries, 1_000, 8_000)).toEqual({
    acknowledged: 2,
    later: 2,
    broken: 0,
    unclear: 0,
    longest: 7.5,
    usual: 7.5,
    backAfter: 1.5,
    said: { 'later server.error': 2, 'refused lottery.draw.closed': 1 },
  })
})
