import type { LanguageCode } from '@foyer/contract/languages'
import type { CatalogueName } from '@foyer/contract/page'
import { createText, type Catalogue, type Text } from '@foyer/texts'
import { createContext, useContext, useMemo, type ReactNode } from 'react'

interface Speech {
  readonly language: LanguageCode
  readonly textOf: (name: CatalogueName, catalogue: Catalogue) => Text<CatalogueName>
}

const createSpeech = (language: LanguageCode): Speech => {
  const texts = new Map<CatalogueName, Text<CatalogueName>>()
  return {
    language,
    textOf: (name, catalogue) => {
      const known = texts.get(name) ?? createText<CatalogueName>(language, catalogue)
      texts.set(name, known)
      return known
    },
  }
}

const SpeechContext = createContext<Speech | null>(null)

/** Hands the page's language to everything below it; the texts come from the page's parts. */
export const TextsProvider = ({ language, children }: { readonly language: LanguageCode; readonly children: ReactNode }) => (
  <SpeechContext value={useMemo(() => createSpeech(language), [language])}>{children}</SpeechContext>
)

export const useSpeech = (): Speech => {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('There is no TextsProvider above this component')
  return speech
}
