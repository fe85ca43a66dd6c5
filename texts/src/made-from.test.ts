import { describe, expect, it, test } from 'vitest'
import { readMadeFrom, translations } from './made-from-files.ts'
import { noted, notNoted, staleKeys } from './made-from.ts'
import { unitsOf } from './units.ts'

const english = unitsOf('EN')

describe.each(translations)('the English that %s was made from', language => {
  // Proves language-and-country-5.
  it('is noted for every text (run `npm run texts`)', () => {
    expect(notNoted(readMadeFrom(language), english, unitsOf(language))).toEqual([])
  })
})

describe('a translation', () => {
  const before = new Map([['play.go', 'Go']])
  const own = new Map([['play.go', 'Los']])
  const file = noted({}, before, own)
  const after = new Map([['play.go', 'Go on']])

  it('is fresh while its English stays, whoever rewords it', () => {
    expect(staleKeys(file, before, own)).toEqual([])
    expect(notNoted(file, before, new Map([['play.go', 'Auf']]))).toEqual([])
  })

  // Proves language-and-country-5.
  it('is stale once its English has changed, and stays so when the file is written again', () => {
    expect(staleKeys(file, after, own)).toEqual(['play.go'])
    expect(staleKeys(noted(file, after, own), after, own)).toEqual(['play.go'])
    expect(notNoted(file, after, own)).toEqual([])
  })

  it('is fresh again once it was made anew and noted, or read again', () => {
    const anew = new Map([['play.go', 'Weiter']])
    expect(notNoted(file, after, anew)).toEqual(['play.go'])
    expect(staleKeys(noted(file, after, anew), after, anew)).toEqual([])
    expect(staleKeys(noted(file, after, own, ['play.go']), after, own)).toEqual([])
  })

  it('is asked for where the file has no line for it, and a line without a text is refused', () => {
    expect(notNoted({}, before, own)).toEqual(['play.go'])
    expect(notNoted({ ...file, 'play.gone': '0 0' }, before, own)).toEqual(['play.gone'])
    expect(noted({ ...file, 'play.gone': '0 0' }, before, own)).toEqual(file)
  })
})

test('a text with plural forms is one text', () => {
  expect([...english.keys()].filter(key => key.startsWith('errors.try_again_in_seconds'))).toEqual(['errors.try_again_in_seconds'])
})
