import { expect, test } from 'vitest'
import { firstUnmetRule, metRules, rulesWith } from './password-rules.ts'

test('an empty password meets no rule', () => {
  expect(metRules('', 'river', 8)).toEqual({ length: false, not_username: false })
})

test('length counts visible characters, and the merchant sets the minimum (spec 1 §9)', () => {
  expect(metRules('🎲🎲🎲🎲', '', 8).length).toBe(false)
  expect(metRules('🎲🎲🎲🎲', '', 4).length).toBe(true)
})

test('any composition will do, even digits only (ASVS 6.2.5)', () => {
  expect(firstUnmetRule('4815 1623 4200 9917', '', 8)).toBeUndefined()
  expect(firstUnmetRule('چراغ اور دریا', '', 8)).toBeUndefined()
})

test('the user name is refused as password, in upper or lower case', () => {
  expect(metRules('River_77', ' river_77 ', 6).not_username).toBe(false)
})

test('without a chosen user name, no rule mentions it', () => {
  expect(rulesWith(undefined)).toEqual(['length'])
  expect(firstUnmetRule('lantern_river', undefined, 8)).toBeUndefined()
})

test('the first unmet rule is shown', () => {
  expect(firstUnmetRule('Lantern-42-river', 'player', 8)).toBeUndefined()
  expect(firstUnmetRule('1234', '1234', 8)).toBe('length')
  expect(firstUnmetRule('lantern_river', 'lantern_river', 8)).toBe('not_username')
})
