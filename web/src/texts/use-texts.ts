import type { LanguageCode } from '@foyer/contract/languages'
import type { CatalogueName } from '@foyer/contract/page'
import { wordsOf, type Catalogue, type Text } from '@foyer/texts'
import { use } from 'react'
import { useParts } from '#merchant/use-parts.ts'
import { useSpeech } from './texts-provider.tsx'

const useCatalogue = (name: CatalogueName): Catalogue => {
  const parts = useParts()
  // Always by use(): React goes on with a component that has waited, and without use() it does not find the hooks that follow (error 467).
  return use(parts.pending(`texts.${name}`))
}

/** `const t = useTexts('identity'); t('login_title')`. Suspends until the catalogue is loaded; routes load theirs in advance. */
export const useTexts = <Name extends CatalogueName>(name: Name): Text<Name> => {
  const catalogue = useCatalogue(name)
  return useSpeech().textOf(name, catalogue)
}

/** For words that come as data (lane titles, error codes): the text under that key, or the words themselves. */
export const useWords = (name: CatalogueName): ((keyOrWords: string) => string) => {
  const catalogue = useCatalogue(name)
  return keyOrWords => wordsOf(catalogue, keyOrWords)
}

export const useLanguage = (): LanguageCode => useSpeech().language
