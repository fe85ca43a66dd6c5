import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runConformance } from './run.ts'
import { resultTable } from './table.ts'

const HELP = `npm run conformance -- --url https://host --merchant <code> [--member user:password] [--other <code>] [--json file]

Tests a /wps server call by call against the contract, and flows of calls against the rule book. Without --member it registers a new member, whom it
may use as it likes; with one it changes nothing of them. --other names another merchant of the server: a session must be worth nothing there.
The results are printed as a table and written to the file (conformance.json if none is named). It ends with 1 where something failed.`

const options = {
  url: { type: 'string' },
  merchant: { type: 'string' },
  member: { type: 'string' },
  other: { type: 'string' },
  json: { type: 'string', default: 'conformance.json' },
} as const

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** What the command was given; nothing, where it cannot be read. */
const given = () => {
  try {
    const { url, merchant, member, other, json } = parseArgs({ options }).values
    const [username = '', ...password] = member?.split(':') ?? []
    const isWhole = URL.canParse(url ?? '') && merchant !== undefined && (member === undefined || password.length > 0)
    return isWhole
      ? { url: url ?? '', merchant, other, json, member: member === undefined ? undefined : { username, password: password.join(':') } }
      : undefined
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

const values = given()
if (!values) {
  say(HELP)
  process.exitCode = 2
} else {
  const { url, merchant, member, other, json } = values
  const results = await runConformance({ url, merchant, member, otherMerchant: other })
  writeFileSync(json, `${JSON.stringify({ url, merchant, at: new Date().toISOString(), results }, null, 2)}\n`)
  say(resultTable(results).join('\n'))
  process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
}
