import { readFileSync, writeFileSync } from 'node:fs'
import { keysFile } from '#key-types.ts'

const target = new URL('src/keys.gen.ts', import.meta.url)
writeFileSync(
  target,
  keysFile(name => JSON.parse(readFileSync(new URL(`EN/${name}.json`, import.meta.url), 'utf8'))),
)
