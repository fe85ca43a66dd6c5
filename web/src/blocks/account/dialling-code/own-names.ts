import { languages, type LanguageCode } from '@foyer/contract/languages'

/** Names of countries by code, in the order of the language's alphabet. */
export type OwnNames = Readonly<Record<string, string>>

const files: Partial<Record<LanguageCode, () => Promise<{ default: OwnNames }>>> = {
  KM: () => import('./names/km.json'),
  MY: () => import('./names/my.json'),
}

const none = Promise.resolve(undefined)
const requests = new Map<LanguageCode, Promise<OwnNames | undefined>>()

/**
 * The names of countries that the product brings along because the browser has none in this language, as Chromium in Khmer and Burmese.
 * Undefined where the browser knows them, and where they cannot be loaded: then they are English. For `use()`: always the same promise.
 */
export const ownNamesOf = (language: LanguageCode): Promise<OwnNames | undefined> => {
  const load = files[language]
  if (!load || Intl.DisplayNames.supportedLocalesOf(languages[language].locale).length > 0) return none
  const names =
    requests.get(language) ??
    load().then(
      file => file.default,
      () => undefined,
    )
  requests.set(language, names)
  return names
}
