import { languages, type LanguageCode } from '@foyer/contract/languages'
import { choiceCookie, LANGUAGE_CHOICE } from '@foyer/contract/rendering'
import { usePageData } from '#merchant/page-data.tsx'

export interface LanguageChoice {
  readonly current: LanguageCode
  /** The languages that the merchant offers, each under its own name. */
  readonly offered: readonly { readonly code: LanguageCode; readonly name: string; readonly html: string; readonly dir: 'ltr' | 'rtl' }[]
  /** Stores the choice and reloads the page in that language. */
  choose(code: LanguageCode): void
}

/** The address without its language, which would override the choice. */
export const withoutLanguage = (address: string): string => {
  const url = new URL(address)
  url.searchParams.delete(LANGUAGE_CHOICE)
  return url.href
}

export const useLanguageChoice = (): LanguageChoice => {
  const { language, settings } = usePageData()
  return {
    current: language,
    offered: settings.languages.map(code => ({ code, ...languages[code] })),
    choose: code => {
      document.cookie = choiceCookie(code, window.location.protocol === 'https:')
      const address = withoutLanguage(window.location.href)
      if (address === window.location.href) window.location.reload()
      else window.location.replace(address)
    },
  }
}
