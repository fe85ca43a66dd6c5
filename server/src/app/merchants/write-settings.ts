import { writeFileSync } from 'node:fs'
import { settingsDocument, SETTINGS_DOCUMENT } from './settings-table.ts'

// npm run settings
writeFileSync(SETTINGS_DOCUMENT, settingsDocument())
