import { readFileSync, readdirSync } from 'node:fs'
import type { BannersContent, MerchantFile, SearchContent, VendorsContent } from '@foyer/contract/merchant'
import { describe, expect, it } from 'vitest'
import { catalogueOf, languagesWithoutTexts } from '#load.ts'

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
    const names = vendors.lanes.flatMap(lane => [lane.title, ...lane.cards.map(card => card.displayName)])
    expect(names.filter(name => !(name in catalogueOf('EN', 'play')))).toEqual([])
  })

  it('are there in every language offered: banners and search metadata', () => {
    const words = [...banners.banners.flatMap(({ alt, title, text }) => [alt, title ?? alt, text ?? alt]), ...Object.values(search.paths)]
    for (const byLanguage of words) expect(Object.keys(byLanguage)).toEqual(expect.arrayContaining(file.languages))
  })
})
