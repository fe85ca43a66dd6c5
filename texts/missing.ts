import { languageCodes } from '@foyer/contract/languages'
import { catalogueNames } from '@foyer/contract/page'
import { hasCatalogue, missingKeys } from '#load.ts'

// For translators: the keys each language begun has no text for yet. Such a language is not offered until there are none.
for (const language of languageCodes.filter(code => catalogueNames.some(name => hasCatalogue(code, name)))) {
  const missing = catalogueNames.flatMap(name => missingKeys(language, name).map(key => `${name}.${key}`))
  process.stdout.write(`${language}: ${missing.length ? missing.join(' ') : 'complete'}\n`)
}
