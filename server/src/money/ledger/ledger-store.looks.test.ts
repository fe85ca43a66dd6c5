import { expect, test } from 'vitest'
import { functionFiles } from '#kernel/db/functions.ts'
import { statementsWithin, tablesIn } from '#testing/grammar.ts'

const files = functionFiles()
/** The tables of which a bet looks at whether there is a row, before it calls a gate (functions/move.sql). */
const looks = new Set(
  statementsWithin(files['money/ledger/functions/move.sql'] ?? '')
    .filter(statement => statement.includes('exists ('))
    .flatMap(tablesIn),
)
/** The gates of a bet, each with its condition (functions/gates.sql). */
const gates = [
  ...(
    /when m\.kind = 'bet' then(?<bet>[\s\S]*?)when m\.kind = 'deposit'/.exec(files['money/ledger/functions/gates.sql'] ?? '')?.groups?.['bet'] ?? ''
  ).matchAll(/case when (?<condition>.*) then foyer\.(?<name>\w+)\(/g),
].map(({ groups }) => ({ condition: groups?.['condition'] ?? '', name: groups?.['name'] ?? '' }))

const tablesOf = (name: string): readonly string[] => {
  const own = Object.values(files)
    .flatMap(file => file.split(/^(?=create )/m))
    .find(part => part.startsWith(`create function foyer.${name}(`))
  return statementsWithin(own ?? '').flatMap(tablesIn)
}

test('a bet that has a row for a gate to look at does not go past that gate', () => {
  expect(gates.map(({ name }) => name)).toEqual(['lock_gate', 'identity_gate', 'play_gate', 'credit_gate', 'game_round', 'lottery_sale'])
  const ofTheMember = gates.filter(({ condition }) => condition.includes('looks.'))
  expect(ofTheMember).toHaveLength(4)
  // Checks of identity matter only where the merchant has a policy.
  for (const { name } of ofTheMember)
    expect([name, tablesOf(name).filter(table => !looks.has(table))]).toEqual([name, name === 'identity_gate' ? ['identity_checks'] : []])
})
