import { createTextOf, type Catalogue, type TextOf } from '@foyer/texts'
import type { Texts } from './keys.gen.ts'

export type CatalogueName = keyof Texts

/** A file for each catalogue, loaded with the page that speaks from it. */
const files = import.meta.glob<Catalogue>('../../texts/EN/*.json', { import: 'default' })
const loaded = new Map<CatalogueName, Catalogue>()

/** Loads what is not there yet; afterwards `useTexts` has it at once. */
export const loadTexts = async (names: readonly CatalogueName[]): Promise<void> => {
  await Promise.all(
    names
      .filter(name => !loaded.has(name))
      .map(async name => {
        const load = files[`../../texts/EN/${name}.json`]
        if (!load) throw new Error(`there is no catalogue ${name}`)
        loaded.set(name, await load())
      }),
  )
}

const texts = new Map<CatalogueName, TextOf<Texts[CatalogueName]>>()

/** The words of a catalogue that is loaded. */
export const textsOf = <Name extends CatalogueName>(name: Name): TextOf<Texts[Name]> => {
  const catalogue = loaded.get(name)
  if (!catalogue) throw new Error(`the catalogue ${name} is not loaded: name it in the route`)
  const text = texts.get(name) ?? createTextOf<Texts[CatalogueName]>('EN', catalogue)
  texts.set(name, text)
  return text
}

/** For words whose key comes as data (error codes, events, roles): the text under that key, or `otherwise`. */
export const wordsOf = (name: CatalogueName, key: string, otherwise = key): string => loaded.get(name)?.[key] ?? otherwise
