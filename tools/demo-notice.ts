import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_LOGINS } from '@foyer/server/src/demo.ts'

// What a visitor of the demo needs to know: `node tools/demo-notice.ts <origin>`, once the server answers there.

const origin = new URL(process.argv[2] ?? 'http://127.0.0.1:3000')
const merchants = process.env['MERCHANTS_DIR'] ?? 'merchants'

interface Brand {
  readonly name: string
  readonly hosts: readonly string[]
}

const addressOf = ({ hosts }: Brand): string => {
  const host = hosts.includes(origin.hostname) ? origin.hostname : (hosts.find(name => !name.startsWith('*')) ?? origin.hostname)
  return `http://${host}:${origin.port}/m/home`
}

const lines = DEMO_LOGINS.map(({ merchant, username, password }) => {
  const brand = JSON.parse(readFileSync(join(merchants, merchant, 'merchant.json'), 'utf8')) as Brand
  return `  ${brand.name.padEnd(12)}${addressOf(brand)}\n              sign in as ${username} with ${password}`
})

console.log(`\n  Foyer is running.\n\n${lines.join('\n')}\n\n  The calls   ${origin.origin}/docs\n\n  Ctrl-C stops it.\n`)
