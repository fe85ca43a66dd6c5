import { languageNames } from '@foyer/contract/language-names'
import { languages, type LanguageCode } from '@foyer/contract/languages'
import { choiceCookie, LANGUAGE_CHOICE } from '@foyer/contract/rendering'
import { usePageData } from '#merchant/page-data.tsx'
import { usePageSwitch } from '#merchant/page-switch.ts'
import { fetchPage } from './fetch-page.ts'

export interface LanguageChoice {
  readonly current: LanguageCode
  /** The languages that the merchant offers, each under its own name. */
  readonly offered: readonly { readonly code: LanguageCode; readonly name: string; readonly html: string; readonly dir: 'ltr' | 'rtl' }[]
  /** Stores the choice and shows the page in that language: in place, or by a reload where that is not possible. */
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
  const switchPage = usePageSwitch()
  return {
    current: language,
    offered: settings.languages.map(code => ({ code, name: languageNames[code], ...languages[code] })),
    choose: code => {
      document.cookie = choiceCookie(code, window.location.protocol === 'https:')
      const address = withoutLanguage(window.location.href)
      const show = async () => {
        const page = await fetchPage(address)
        const isSame = withoutLanguage(window.location.href) === window.location.href
        if (page?.language === code) {
          if (!isSame) window.history.replaceState(window.history.state, '', address)
          await switchPage(page)
        } else if (isSame) window.location.reload()
        else window.location.replace(address)
      }
      void show()
    },
  }
}
