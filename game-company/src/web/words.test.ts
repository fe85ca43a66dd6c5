import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#languages.ts'

const folder = join(import.meta.dirname, 'texts')
const read = (area: string, language: string) => JSON.parse(readFileSync(join(folder, area, `${language}.json`), 'utf8')) as Record<string, string>
const valuesIn = (word: string) => [...word.matchAll(/\{\{\w+\}\}/g)].map(([value]) => value).sort()

describe.each(readdirSync(folder))('the words of %s', area => {
  const english = read(area, 'en')

  test('exist in twenty languages', () => {
    expect(LANGUAGES).toHaveLength(20)
    expect(readdirSync(join(folder, area)).sort()).toEqual(LANGUAGES.map(language => `${language}.json`).sort())
  })

  test.each(LANGUAGES)('say the same things in %s', language => {
    const words = read(area, language)
    expect(Object.keys(words)).toEqual(Object.keys(english))
    expect(Object.entries(words).filter(([, word]) => word.trim() === '')).toEqual([])
    expect(Object.entries(words).filter(([key, word]) => String(valuesIn(word)) !== String(valuesIn(english[key]!)))).toEqual([])
  })
})
