import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { VendorsContent } from '@foyer/contract/games/vendors-content'
import { languageCodes } from '@foyer/contract/languages'
import type { MerchantBase } from '@foyer/contract/merchant'
import { describe, expect, it } from 'vitest'
import { catalogueOf, languagesWithoutTexts } from './load.ts'

const root = new URL('../../merchants/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'))

/** Every text that a content file gives per language, with its path. */
const textsIn = (value: unknown, path: string): [string, object][] => {
  if (typeof value !== 'object' || value === null) return []
  if ('EN' in value) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`))
}

const fileOf = (code: string): MerchantBase => read(`${code}/merchant.json`)
/** Only the merchants that come with the product: operators decide about the texts of their own. */
const shipped = readdirSync(root).filter(code => fileOf(code).demo)

describe.each(shipped)('the words of merchant %s', code => {
  const file = fileOf(code)
  const vendors: VendorsContent = read(`${code}/content/vendors.json`)

  it('are in languages that have texts', () => {
    expect(languagesWithoutTexts(file.languages)).toEqual([])
  })

  it('name lanes and games by keys of the play catalogue, so that they follow the language', () => {
    const names = vendors.lanes.flatMap(lane => [lane.title, ...lane.cards.map(card => card.displayName)])
    expect(names.filter(name => !(name in catalogueOf('EN', 'play')))).toEqual([])
  })

  it('exist in every offered language: banners, search metadata, ranks and all other content', () => {
    const words = readdirSync(new URL(`${code}/content/`, root)).flatMap(name => textsIn(read(`${code}/content/${name}`), name))
    expect(words.length).toBeGreaterThan(0)
    for (const [path, byLanguage] of words) expect([path, Object.keys(byLanguage).toSorted()]).toEqual([path, file.languages.toSorted()])
  })

  it('name no age: search metadata asks for that of the merchant (`minimumAge`)', () => {
    const { paths } = read(`${code}/content/search.json`)
    const descriptions = Object.values(paths['/m/register']).map(words => (words as { readonly description: string }).description)
    expect(descriptions.filter(text => !text.includes('{{age}}') || /\p{Nd}{2}/u.test(text))).toEqual([])
  })

  it('that replace texts of the product do so in every offered language, or in none', () => {
    const keysIn = (language: string) => {
      const folder = new URL(`${code}/texts/${language}/`, root)
      return existsSync(folder) ? readdirSync(folder).flatMap(name => Object.keys(read(`${code}/texts/${language}/${name}`))) : []
    }
    for (const language of file.languages) expect([language, keysIn(language)]).toEqual([language, keysIn('EN')])
  })

  it('are offered in all twenty languages, because a demonstration shows each of them', () => {
    expect(file.languages.toSorted()).toEqual(languageCodes.toSorted())
  })
})
