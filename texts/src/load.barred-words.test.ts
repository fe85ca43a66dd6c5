import { readFileSync } from 'node:fs'
import { languageCodes } from '@foyer/contract/languages'
import { describe, expect, it, test } from 'vitest'
import { spokenIn } from './testing/spoken-texts.ts'

interface Barred {
  /** A regular expression, whatever the case. */
  readonly not: string
  readonly say: string
  /** Phrases in which the word is right. */
  readonly unless?: string
  /** The files that it is wrong in; everywhere if absent. */
  readonly in?: string
}

const barred = JSON.parse(readFileSync(new URL('../barred-words.json', import.meta.url), 'utf8')) as Readonly<Record<string, readonly Barred[]>>

/** The rows that a text breaks, and where. */
const brokenBy = (rows: readonly Barred[], spoken: readonly { at: string; text: string }[]): string[] =>
  rows.flatMap(({ not, say, unless, in: file }) => {
    const wrong = new RegExp(not, 'iu')
    const right = unless && new RegExp(unless, 'giu')
    return spoken
      .filter(({ at }) => !file || new RegExp(file, 'u').test(at))
      .filter(({ text }) => wrong.test(right ? text.replaceAll(right, '') : text))
      .map(({ at, text }) => `${at}: not ${not}, but ${say}: ${text}`)
  })

test('every language has words that were corrected once', () => {
  expect(Object.keys(barred).toSorted()).toEqual(languageCodes.toSorted())
})

describe.each(languageCodes)('words that were corrected once (%s)', language => {
  // Proves language-and-country-5, ranks-and-rewards-22.
  it('do not come back', () => {
    expect(brokenBy(barred[language] ?? [], spokenIn(language))).toEqual([])
  })
})

test('a phrase in which a word is right, and a file in which it is not wrong, are left out', () => {
  const spoken = [
    { at: 'texts/JA/play.json game_mega_lotto', text: 'メガロト' },
    { at: 'texts/TR/rewards.json rewards_title', text: 'Ödül merkezi' },
  ]
  expect(brokenBy([...barred.JA!, ...barred.TR!], spoken)).toEqual([])
  expect(brokenBy(barred.JA!, [{ at: 'texts/JA/lottery.json title', text: 'ロト' }])).toHaveLength(1)
  expect(brokenBy(barred.TR!, [{ at: 'texts/TR/lottery.json prize', text: 'Ödül' }])).toHaveLength(1)
})
