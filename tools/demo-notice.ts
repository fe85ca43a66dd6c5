import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_STAFF_PASSWORD } from '@foyer/server/src/staff/demo/demo-staff.ts'
import { DEMO_FACTORS, DEMO_LOGINS } from '../server/src/app/demo-logins.ts'

// What a visitor of the demo needs to know: `node tools/demo-notice.ts <origin>`, once the server answers there.

const origin = new URL(process.argv[2] ?? 'http://127.0.0.1:3000')
const merchants = process.env['MERCHANTS_DIR'] || 'merchants'

interface Brand {
  readonly name: string
  readonly hosts: readonly string[]
}

const addressOf = ({ hosts }: Brand): string => {
  const host = hosts.includes(origin.hostname) ? origin.hostname : (hosts.find(name => !name.startsWith('*')) ?? origin.hostname)
  return `http://${host}:${origin.port}/m/home`
}

// The demo's merchants first; a folder of other merchants may lack these.
const codes = [...new Set([...DEMO_LOGINS.map(({ merchant }) => merchant), ...readdirSync(merchants)])].filter(code =>
  existsSync(join(merchants, code, 'merchant.json')),
)
const lines = codes.flatMap(code => {
  const brand = JSON.parse(readFileSync(join(merchants, code, 'merchant.json'), 'utf8')) as Brand
  const logins = DEMO_LOGINS.filter(({ merchant }) => merchant === code).map(
    ({ username, password, guarded }) => `              sign in as ${username} with ${password}${guarded ? ', then verify' : ''}`,
  )
  return [`  ${brand.name.padEnd(12)}${addressOf(brand)}`, ...logins]
})
const hasLogins = DEMO_LOGINS.some(({ merchant }) => codes.includes(merchant))
const verifyWith = `guarded verifies by a code to ${DEMO_FACTORS.email} or ${DEMO_FACTORS.mobile}, or with the app key ${DEMO_FACTORS.secret}`
const sandbox = process.env['PAYMENT_SANDBOX_URL']
const payments = sandbox ? `  Payments    ${sandbox}\n` : ''
const consolePort = process.env['CONSOLE_PORT']
const staff = consolePort
  ? `  Console     http://localhost:${consolePort}/\n              sign in as owner, support, payments, approver … with ${DEMO_STAFF_PASSWORD}; the page shows the code\n\n`
  : ''

console.log(
  `\n  Foyer is running.\n\n${lines.join('\n')}\n\n${hasLogins ? `  ${verifyWith}\n\n` : ''}${staff}  Codes       ${origin.origin}/dev/outbox\n${payments}  The calls   ${origin.origin}/docs\n\n  Ctrl-C stops it.\n`,
)
