import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeCalls } from './describe-calls.ts'
import { describeOps } from './describe-ops.ts'

// node tools/api/write-description.ts <file>: the description of the calls, OpenAPI 3.1, and beside it, as ops.json, that of the console's.

const [, , file = 'openapi.json'] = process.argv
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(await describeCalls(), null, 1)}\n`)
writeFileSync(join(dirname(file), 'ops.json'), `${JSON.stringify(await describeOps(), null, 1)}\n`)
