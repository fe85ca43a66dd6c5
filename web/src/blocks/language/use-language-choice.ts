import type { LanguageCode } from '@foyer/contract/languages'

export interface LanguageChoice {
  readonly current: LanguageCode
  /** What the merchant offers, each by its own name. */
  readonly offered: readonly { readonly code: LanguageCode; readonly name: string; readonly html: string; readonly dir: 'ltr' | 'rtl' }[]
  /** Keeps the choice and opens the page anew in that language. */
  choose(code: LanguageCode): void
}

export declare const useLanguageChoice: () => LanguageChoice
