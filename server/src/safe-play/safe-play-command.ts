import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { auditEvent } from '#kernel/audit/audit.ts'
import { forTerminal } from '#kernel/commands/for-terminal.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'

export const SAFE_PLAY_USAGE = `Usage:
  npm run foyer -- safe-play <merchant> country <member> <country, like PH> --reason "…" [--by <name>]`

/** Characters of a reason. */
const REASON = 400

/** `npm run foyer -- safe-play`: staff say which country's rules hold for a member, for example after they have seen a document. */
export const safePlayCommand =
  ({ inUnit, clock, newId }: Pick<Deps, 'inUnit' | 'clock' | 'newId'>) =>
  async (merchant: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const options = { reason: { type: 'string' }, by: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [act, id, country, ...rest] = positionals
    const [reason, by] = [values.reason?.trim() ?? '', values.by?.trim() ?? userInfo().username]
    if (act !== 'country' || id === undefined || country === undefined || rest.length > 0 || reason === '' || by === '')
      throw new Error(SAFE_PLAY_USAGE)
    if (!/^[A-Z]{2}$/.test(country)) throw new Error(`${forTerminal(country)} is no code of a country, like PH.`)
    if (reason.length + by.length > REASON) throw new Error(`Reason and name have at most ${REASON} characters.`)
    return await inUnit(async unit => {
      const member = await unit.members.lock(merchant.code, id)
      if (!member) throw new Error(`${merchant.code} has no member ${forTerminal(id)}.`)
      await unit.members.setCountry(merchant.code, id, country)
      // It came from no network and no browser.
      const origin = { network: { ip: '', prefix: '', country: undefined }, userAgent: '', requestId: newId(), merchant }
      await unit.audit.add(auditEvent(origin, clock(), 'play.country-set', id, { country, before: member.country, by, reason }))
      return [`The rules of ${country} hold for ${id} from now on.`]
    })
  }
