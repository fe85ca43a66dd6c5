import { choiceCookie } from '@foyer/contract/rendering'
import { describe, expect, test } from 'vitest'
import { withoutLanguage } from './use-language-choice.ts'

describe('choosing a language (spec 2 §5; decision 14)', () => {
  // Proves language-and-country-8, navigation-40.
  test('the choice is stored in the cookie `language`, for the whole site', () => {
    expect(choiceCookie('PT-BR', true)).toBe('language=PT-BR; path=/; max-age=31536000; samesite=lax; secure')
    expect(choiceCookie('EN', false)).not.toContain('secure')
  })

  test('a language in the address would override the choice, so it is removed', () => {
    expect(withoutLanguage('https://demo.example/m/home?language=EN&r=1#a')).toBe('https://demo.example/m/home?r=1#a')
    expect(withoutLanguage('https://demo.example/m/home')).toBe('https://demo.example/m/home')
  })
})
