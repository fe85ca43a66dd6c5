import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, languages } from '@foyer/contract/languages'
import { describe, expect, test } from 'vitest'

// The cards of the demo merchants show the games of the demo vendor, which knows nothing of merchants: only here are both compared.

const read = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'))

interface Game {
  readonly vendor: string
  readonly vendorGame: string
  readonly name: string
  readonly image: string
}
interface Card {
  readonly accountTypeName: string
  readonly displayName: string
  readonly image: string
}

interface Lane {
  readonly gameCategory: string
  readonly cards: readonly Card[]
}

describe.each(['demo', 'aurora'])('%s', merchant => {
  const { games } = read(`merchants/${merchant}/content/games.json`) as { readonly games: readonly Game[] }
  const { lanes } = read(`merchants/${merchant}/content/vendors.json`) as { readonly lanes: readonly Lane[] }

  test.each(languageCodes)('every game has on its card the name that its own page has, in %s', language => {
    const words = read(`texts/${language}/play.json`) as Readonly<Record<string, string>>
    const named = games.map(({ vendorGame, name }) => [vendorGame, words[name]])
    const own = games.map(({ vendorGame }) => [
      vendorGame,
      (read(`game-company/src/web/texts/${vendorGame}/${languages[language].html}.json`) as { readonly name: string }).name,
    ])
    expect(named).toEqual(own)
  })

  test.each(languageCodes)('promises neither live tables nor sports where it has no lane of them, in %s', language => {
    const lane = read(`texts/${language}/play.json`) as Readonly<Record<string, string>>
    const { paths } = read(`merchants/${merchant}/content/search.json`) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
    }
    const shown = [
      ...Object.values(paths).flatMap(byLanguage => Object.values(byLanguage[language] ?? {})),
      (read(`texts/${language}/shell.json`) as { readonly welcome_text: string }).welcome_text,
    ]
    const missing = [
      ['LIVE', lane['lane_live'] ?? ''],
      ['SPORTS', lane['lane_sports'] ?? ''],
    ].filter(([category]) => !lanes.some(({ gameCategory }) => gameCategory === category))
    expect(missing.length).toBeGreaterThan(0)
    for (const [, words = ''] of missing) expect(shown.filter(text => text.toLocaleLowerCase().includes(words.toLocaleLowerCase()))).toEqual([])
  })

  test('every game has a picture of its own, and the card of its vendor has the same', () => {
    expect(new Set(games.map(({ image }) => image)).size).toBe(games.length)
    const cards = lanes.flatMap(lane => lane.cards)
    for (const { vendor, name, image } of games)
      expect(cards).toContainEqual(expect.objectContaining({ accountTypeName: vendor, displayName: name, image }))
  })
})
