import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { catalogueNames } from '@foyer/contract/page'
import type { BannersContent, MerchantFile, SearchContent, VendorsContent } from '@foyer/contract/merchant'
import { describe, expect, it } from 'vitest'
import { catalogueOf, languagesWithoutTexts } from '#load.ts'
import { placeholdersOf } from '#plurals.ts'
import type { Catalogue } from '#text.ts'

const root = new URL('../../merchants/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'))

describe.each(readdirSync(root))('the words of merchant %s', code => {
  const file: MerchantFile = read(`${code}/merchant.json`)
  const vendors: VendorsContent = read(`${code}/content/vendors.json`)
  const banners: BannersContent = read(`${code}/content/banners.json`)
  const search: SearchContent = read(`${code}/content/search.json`)

  it('are in languages that have texts', () => {
    expect(languagesWithoutTexts(file.languages)).toEqual([])
  })

  it('name lanes and games by keys of the play catalogue, so that they follow the language', () => {
    const own: Catalogue = existsSync(new URL(`${code}/texts/EN/play.json`, root)) ? read(`${code}/texts/EN/play.json`) : {}
    const names = vendors.lanes.flatMap(lane => [lane.title, ...lane.cards.map(card => card.displayName)])
    expect(names.filter(name => !(name in catalogueOf('EN', 'play')) && !(name in own))).toEqual([])
  })

  it('are there in every language offered: banners and search metadata', () => {
    const words = [...banners.banners.flatMap(({ alt, title, text }) => [alt, title ?? alt, text ?? alt]), ...Object.values(search.paths)]
    for (const byLanguage of words) expect(Object.keys(byLanguage)).toEqual(expect.arrayContaining(file.languages))
  })

  it('lie over existing texts with the same placeholders; only `play` may have keys of its own', () => {
    for (const language of file.languages) {
      for (const name of catalogueNames.filter(each => existsSync(new URL(`${code}/texts/${language}/${each}.json`, root)))) {
        const overrides: Catalogue = read(`${code}/texts/${language}/${name}.json`)
        const own = catalogueOf(language, name)
        for (const [key, text] of Object.entries(overrides))
          expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(own[key] ?? '{{no such key}}')])
      }
    }
  })
})
