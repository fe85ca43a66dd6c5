import type { LanguageCode } from '@foyer/contract/languages'
import type { CatalogueName, PageData } from '@foyer/contract/page'
import { createText, type Catalogue, type Text } from '@foyer/texts'
import { createContext, useContext, useMemo, type ReactNode } from 'react'

type PageTexts = Pick<PageData, 'language' | 'catalogues' | 'overrides'>

interface Speech {
  readonly language: LanguageCode
  /** What the page brought, if it brought this catalogue. */
  readonly own: (name: CatalogueName) => Catalogue | undefined
  /** A catalogue fetched later, with the merchant's overrides laid over it. */
  readonly withOverrides: (name: CatalogueName, fetched: Catalogue) => Catalogue
  readonly textOf: (name: CatalogueName, catalogue: Catalogue) => Text<CatalogueName>
}

const createSpeech = ({ language, catalogues, overrides }: PageTexts): Speech => {
  const merged = new Map<CatalogueName, Catalogue>()
  const texts = new Map<CatalogueName, Text<CatalogueName>>()
  return {
    language,
    own: name => catalogues[name],
    withOverrides: (name, fetched) => {
      const known = merged.get(name) ?? { ...fetched, ...overrides[name] }
      merged.set(name, known)
      return known
    },
    textOf: (name, catalogue) => {
      const known = texts.get(name) ?? createText<CatalogueName>(language, catalogue)
      texts.set(name, known)
      return known
    },
  }
}

const SpeechContext = createContext<Speech | null>(null)

/** Hands the page's language and texts to everything below it. */
export const TextsProvider = ({ page, children }: { readonly page: PageTexts; readonly children: ReactNode }) => {
  const { language, catalogues, overrides } = page
  const speech = useMemo(() => createSpeech({ language, catalogues, overrides }), [language, catalogues, overrides])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export const useSpeech = (): Speech => {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('There is no TextsProvider above this component')
  return speech
}
