import type { Schema } from './schema-rules.ts'

/** groupName → Group name. */
export const titleOf = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** What a field is for: nothing where that is its name alone, and of words without what every field of words says. */
export const hintOf = ({ description = '' }: Schema, label = ''): string => {
  const hint = description
    .replace(/^language code → /, '')
    .replace('; a missing language falls back to the merchant’s first', '')
    .replace(/ \(docs\/[^)]*\)/, '')
  return hint.toLowerCase() === label.toLowerCase() ? '' : hint
}
