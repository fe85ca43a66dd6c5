import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describeCalls } from './describe-calls.ts'

// node tools/api/write-description.ts <file>: the description of the calls, OpenAPI 3.1.

const [, , file = 'openapi.json'] = process.argv
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(await describeCalls(), null, 1)}\n`)
