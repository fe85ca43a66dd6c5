import type { LanguageCode } from '@foyer/contract/languages'
import { catalogueNames, type CatalogueName } from '@foyer/contract/page'
import { catalogueOf } from '@foyer/texts/load'
import type { OpService } from '#kernel/ops/op-answers.ts'

/** So many are shown: whoever gets more types more. */
const MOST = 20
/** A text by its name, e.g. `shell.home`. */
const NAME = /^([a-zA-Z]+)\.([a-zA-Z0-9_.-]+)$/

const isCatalogue = (name: string): name is CatalogueName => (catalogueNames as readonly string[]).includes(name)

/** A text of the product in these languages; those that do not have it, as plural forms that a language has not, are left out. */
const wordsOf = (languages: readonly LanguageCode[], catalogue: CatalogueName, key: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    languages.flatMap(language => {
      const own = catalogueOf(language, catalogue)
      return Object.hasOwn(own, key) ? [[language, own[key] ?? '']] : []
    }),
  )

/** Finds words as they stand on the screen, in the merchant’s first language. */
export const findTexts: OpService<'content.texts'> = ({ q }, { merchant: { languages } }) => {
  const [, named = '', name = ''] = NAME.exec(q) ?? []
  const own = isCatalogue(named) ? wordsOf(languages, named, name) : {}
  if (isCatalogue(named) && Object.keys(own).length > 0) return Promise.resolve({ found: [{ catalogue: named, key: name, words: own }], more: false })
  const looked = q.trim().toLowerCase()
  const [first = 'EN'] = languages
  const all = catalogueNames.flatMap(catalogue =>
    Object.entries(catalogueOf(first, catalogue)).flatMap(([key, text]) => (text.toLowerCase().includes(looked) ? [{ catalogue, key, text }] : [])),
  )
  // The shortest first: the words of a button before a sentence that has them too.
  const shown = all.toSorted((one, other) => one.text.length - other.text.length).slice(0, MOST)
  return Promise.resolve({
    found: shown.map(({ catalogue, key }) => ({ catalogue, key, words: wordsOf(languages, catalogue, key) })),
    more: all.length > shown.length,
  })
}
