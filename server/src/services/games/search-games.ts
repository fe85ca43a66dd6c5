import { catalogueOf } from '@foyer/texts/load'
import type { Game } from '#merchants/content/games.ts'
import type { Merchant } from '#merchants/merchant.ts'
import type { Service } from '#services/service.ts'
import { foldWords } from './fold-words.ts'

/** What a name of the content is called in every language that the merchant offers. */
const wordsOf = ({ languages, texts }: Merchant, name: Game['name']): readonly string[] => {
  if (typeof name !== 'string') return Object.values(name)
  return languages.map(language => {
    const own: Readonly<Record<string, string>> | undefined = texts[language]?.play
    return own?.[name] ?? catalogueOf(language, 'play')[name] ?? name
  })
}

/** What can be found by words, folded: names, codes, and the titles of lanes. Made anew only with new content. */
const indexes = new WeakMap<Merchant, readonly { readonly code: string; readonly words: string }[]>()

const indexOf = (merchant: Merchant) => {
  const known = indexes.get(merchant)
  if (known) return known
  const { games = [], vendors } = merchant.content
  const made = games
    .filter(({ closed }) => !closed)
    .map(({ code, name, category }) => {
      const titles = vendors.filter(lane => lane.gameCategory === category).flatMap(({ title }) => wordsOf(merchant, title))
      return { code, words: [code, ...wordsOf(merchant, name), ...titles].map(foldWords).join('\n') }
    })
  indexes.set(merchant, made)
  return made
}

/** A pass over one text per game, in memory: some microseconds, whoever asks. */
export const searchGames: Service<'games.search'> = ({ q }, { merchant }) => {
  const wanted = foldWords(q).split(' ').filter(Boolean)
  const found = wanted.length === 0 ? [] : indexOf(merchant).filter(({ words }) => wanted.every(word => words.includes(word)))
  return Promise.resolve({ codes: found.map(({ code }) => code) })
}
