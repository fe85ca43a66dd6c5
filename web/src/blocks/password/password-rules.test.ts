import { expect, test } from 'vitest'
import { firstUnmetRule, metRules } from '#blocks/password/password-rules.ts'

test('an empty password meets no rule', () => {
  expect(metRules('', 'river', 8)).toEqual({ length: false, letter: false, not_username: false })
})

test('length counts characters as people do, and is the merchant’s (spec 1 §9)', () => {
  expect(metRules('🎲🎲🎲🎲', '', 8).length).toBe(false)
  expect(metRules('🎲🎲🎲🎲', '', 4).length).toBe(true)
})

test('digits alone are not enough; a letter of any script is one', () => {
  expect(metRules('48151623', '', 8).letter).toBe(false)
  expect(metRules('4815 چراغ', '', 8).letter).toBe(true)
})

test('the user name is no password, in whatever case', () => {
  expect(metRules('River_77', ' river_77 ', 6).not_username).toBe(false)
})

test('the first unmet rule is the one to tell', () => {
  expect(firstUnmetRule('Lantern-42-river', 'player', 8)).toBeUndefined()
  expect(firstUnmetRule('1234', '1234', 8)).toBe('length')
  expect(firstUnmetRule('lantern_river', 'lantern_river', 8)).toBe('not_username')
})
