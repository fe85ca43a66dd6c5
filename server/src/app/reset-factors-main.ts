import { userInfo } from 'node:os'
import { resetFactors } from '#account/two-factor/reset-factors.ts'
import { ConfigError, readConfig } from '#kernel/config.ts'
import { createLog } from '#kernel/log.ts'
import { recordCommand } from '#staff/events/record-command.ts'
import { createDeps } from './compose.ts'

// npm run reset-factors -- <merchant> <user name, number or e-mail address>: removes a member's second factors (docs/two-factor.md).

const USAGE = 'Usage: npm run reset-factors -- <merchant> <user name, number or e-mail address>'

/** The lines to print, and whether it succeeded. */
const run = async (code: string, name: string): Promise<readonly [lines: string, done: boolean]> => {
  const config = readConfig()
  const deps = await createDeps(config, { log: createLog('silent') })
  try {
    const merchant = deps.merchants.byCode(code)
    if (!merchant) return [`There is no merchant ${code}.`, false]
    await recordCommand(deps)(code, 'reset-factors', [name])
    const reset = await resetFactors(deps)(merchant, name, userInfo().username)
    if (!reset) return [`Nobody signs in at ${code} by the name ${name}.`, false]
    const { username, removed, isNumberKept } = reset
    const done = removed.length === 0 ? `${username} had nothing to remove.` : `Removed from ${username}: ${removed.join(', ')}.`
    return [isNumberKept ? `${done}\nThe mobile number stays, because it is the only way into the account.` : done, true]
  } finally {
    await deps.close()
  }
}

const [code, name, ...rest] = process.argv.slice(2)
try {
  const [lines, done] =
    code === '--help'
      ? ([USAGE, true] as const)
      : code === undefined || name === undefined || rest.length > 0
        ? ([USAGE, false] as const)
        : await run(code, name)
  ;(done ? process.stdout : process.stderr).write(`${lines}\n`)
  process.exitCode = done ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) process.stderr.write('Nothing was changed: ')
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
