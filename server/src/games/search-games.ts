import { foldWords } from '@foyer/contract/fold-words'
import { catalogueOf } from '@foyer/texts/load'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Service } from '#kernel/service.ts'
import { lotteryName } from '#lottery/lottery-name.ts'
import type { Game } from './lobby/games-content.ts'
import { isNear } from './lobby/near-words.ts'

/** What a name of the content is called in every language that the merchant offers. */
const wordsOf = ({ languages, texts }: Merchant, name: Game['name']): readonly string[] => {
  if (typeof name !== 'string') return Object.values(name)
  return languages.map(language => {
    const own: Readonly<Record<string, string>> | undefined = texts[language]?.play
    return own?.[name] ?? catalogueOf(language, 'play')[name] ?? name
  })
}

/** What can be found, and its words, folded. */
interface Entry<What> {
  readonly what: What
  readonly words: string
  /** Each of them once, to compare with what was mistyped. */
  readonly each: readonly string[]
}

const entryOf = <What>(what: What, words: readonly string[]): Entry<What> => {
  const folded = words.map(foldWords).join('\n')
  return { what, words: folded, each: [...new Set(folded.split(/[ \n]/))] }
}

const gamesIn = (merchant: Merchant) => {
  const { games = [], vendors } = merchant.content
  return games
    .filter(({ closed }) => !closed)
    .map(({ code, name, category }) => {
      const titles = vendors.filter(lane => lane.gameCategory === category).flatMap(({ title }) => wordsOf(merchant, title))
      return entryOf(code, [code, ...wordsOf(merchant, name), ...titles])
    })
}

const lotteriesIn = (merchant: Merchant) => {
  const { lotteries, vendors } = merchant.content
  return (lotteries?.lotteries ?? []).map(lottery => {
    const { code, name, vendor } = lottery
    const lanes = vendors.filter(({ cards }) => cards.some(({ accountTypeName }) => accountTypeName === vendor))
    const titles = lanes.flatMap(({ title }) => wordsOf(merchant, title))
    return entryOf(lottery, [code, ...merchant.languages.map(language => lotteryName(merchant, language, name)), ...titles])
  })
}

type Index = { readonly games: ReturnType<typeof gamesIn>; readonly lotteries: ReturnType<typeof lotteriesIn> }

/** What can be found by words: names, codes, and the titles of lanes. Made anew only with new content. */
const indexes = new WeakMap<Merchant, Index>()

const indexOf = (merchant: Merchant): Index => {
  const known = indexes.get(merchant)
  if (known) return known
  const made = { games: gamesIn(merchant), lotteries: lotteriesIn(merchant) }
  indexes.set(merchant, made)
  return made
}

/** A pass over one text per game and lottery, in memory: some microseconds, whoever asks. Only where nothing is found, a pass over their single words. */
export const searchGames: Service<'games.search'> = ({ q }, { merchant, language }) => {
  const wanted = foldWords(q).split(' ').filter(Boolean)
  const has = ({ words }: Entry<unknown>): boolean => wanted.length > 0 && wanted.every(word => words.includes(word))
  const isLike = ({ each }: Entry<unknown>): boolean => wanted.length > 0 && wanted.every(word => each.some(own => isNear(word, own)))
  const { games, lotteries } = indexOf(merchant)
  const isFound = games.some(has) || lotteries.some(has)
  const fits = isFound ? has : isLike
  const codes = games.filter(fits).map(({ what }) => what)
  const found = lotteries
    .filter(fits)
    .map(({ what: { code, name, image } }) => ({ code, name: lotteryName(merchant, language, name), image: image ?? null }))
  return Promise.resolve({ codes, lotteries: found, ...(!isFound && codes.length + found.length > 0 && { near: true }) })
}
