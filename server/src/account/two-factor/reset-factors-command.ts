import { userInfo } from 'node:os'
import type { Command } from '#kernel/commands/command.ts'
import { resetFactors } from './reset-factors.ts'

const USAGE = `Usage:
  npm run foyer -- reset-factors <merchant> <user name, number or e-mail address>`

/** `npm run foyer -- reset-factors`: removes a member's second factors (docs/two-factor.md). */
export const resetFactorsCommand: Command = {
  usage: USAGE,
  run: deps => {
    const reset = resetFactors(deps)
    return async (merchant, [name, ...rest]) => {
      if (name === undefined || rest.length > 0) throw new Error(USAGE)
      const done = await reset(merchant, name, userInfo().username)
      if (!done) throw new Error(`Nobody signs in at ${merchant.code} by the name ${name}.`)
      const { username, removed, isNumberKept } = done
      return [
        removed.length === 0 ? `${username} had nothing to remove.` : `Removed from ${username}: ${removed.join(', ')}.`,
        ...(isNumberKept ? ['The mobile number stays, because it is the only way into the account.'] : []),
      ]
    }
  },
}
