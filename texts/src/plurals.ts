import { languages, type LanguageCode } from '@foyer/contract/languages'
import type { Catalogue } from './text.ts'

const SUFFIX = /_(zero|one|two|few|many|other)$/

/** Placeholder names of a text, sorted, each once. */
export const placeholdersOf = (text: string): string[] => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].toSorted()

/** Key → its plural forms, for every key of a catalogue; a key without plural forms has none. */
export const formsOf = (catalogue: Catalogue): ReadonlyMap<string, readonly string[]> => {
  const forms = new Map<string, string[]>()
  for (const key of Object.keys(catalogue)) {
    const base = key.replace(SUFFIX, '')
    const isPlural = base !== key && `${base}_other` in catalogue
    if (isPlural) forms.set(base, [...(forms.get(base) ?? []), key.slice(base.length + 1)])
    else forms.set(key, [])
  }
  return forms
}

/** The plural forms a language needs, sorted: `one`, `other`, … */
export const pluralFormsOf = (language: LanguageCode): string[] =>
  new Intl.PluralRules(languages[language].locale).resolvedOptions().pluralCategories.toSorted()
