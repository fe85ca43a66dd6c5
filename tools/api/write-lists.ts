import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesPage } from './calls-of-pages.ts'
import { clientTable } from './client-table.ts'
import { errorsPage } from './errors-page.ts'

// What stands in the repository of the calls: their errors, and the client's table.

const root = join(import.meta.dirname, '../..')
mkdirSync(join(root, 'docs/api'), { recursive: true })
writeFileSync(join(root, 'docs/api/errors.md'), errorsPage())
writeFileSync(join(root, 'docs/api/pages.md'), pagesPage())
writeFileSync(join(root, 'client/src/call-table.gen.ts'), clientTable())
