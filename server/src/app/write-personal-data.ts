import { writeFileSync } from 'node:fs'
import { PERSONAL_DATA_DOCUMENT, personalDataDocument } from '#privacy/personal-data-page.ts'
import { personalTables } from './personal-tables.ts'

// npm run settings
writeFileSync(PERSONAL_DATA_DOCUMENT, personalDataDocument(personalTables))
