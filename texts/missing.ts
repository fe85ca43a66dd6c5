import { languageCodes } from '@foyer/contract/languages'
import { catalogueNames } from '@foyer/contract/page'
import { missingKeys } from '#load.ts'

// For translators: the keys each language has no text for yet. It is not offered until there are none.
for (const language of languageCodes) {
  const missing = catalogueNames.flatMap(name => missingKeys(language, name).map(key => `${name}.${key}`))
  process.stdout.write(`${language}: ${missing.length ? missing.join(' ') : 'complete'}\n`)
}
