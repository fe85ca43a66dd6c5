import { languageCodes } from '@foyer/contract/languages'
import { catalogueNames } from '@foyer/contract/page'
import { missingKeys } from '#load.ts'
import { readMadeFrom } from '#made-from-files.ts'
import { staleKeys } from '#made-from.ts'
import { unitsOf } from '#units.ts'

// For translators: the keys each language has no text for yet (it is not offered until there are none), and the texts whose English has changed since.
const english = unitsOf('EN')
for (const language of languageCodes) {
  const missing = catalogueNames.flatMap(name => missingKeys(language, name).map(key => `${name}.${key}`))
  const stale = language === 'EN' ? [] : staleKeys(readMadeFrom(language), english, unitsOf(language))
  process.stdout.write(
    `${language}: ${missing.length ? `missing ${missing.join(' ')}` : 'complete'}${stale.length ? `; stale ${stale.join(' ')}` : ''}\n`,
  )
}
