import { writeFileSync } from 'node:fs'
import { PERSONAL_DATA_DOCUMENT, personalDataDocument } from './personal-data-page.ts'

// npm run settings
writeFileSync(PERSONAL_DATA_DOCUMENT, personalDataDocument())
