import { parseArgs } from 'node:util'
import { roles } from '@foyer/contract/ops/permissions'
import type { Config } from '#kernel/config.ts'
import type { Deps } from '#kernel/deps.ts'
import { isLoopbackName } from '#kernel/merchants/loopback-name.ts'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'
import { invite } from './enrolment/invite.ts'
import { chains, checkChain } from './events/check-chain.ts'

export const STAFF_USAGE = `npm run foyer -- staff invite <login> --role <role> [--merchant <code>] [--name <name>]
  prints a link, valid for a day, by which a person sets password and authenticator; for whoever is there already, a new link alone
npm run foyer -- staff check-audit
  whether an event of staff was altered or removed in the database`

/** Where the browser finds the console; behind a proxy, by https. */
const originOf = ({ consoleHosts, consolePort }: Pick<Config, 'consoleHosts' | 'consolePort'>): string => {
  const host = consoleHosts[0] ?? 'localhost'
  return isLoopbackName(host) ? `http://${host}${consolePort === undefined ? '' : `:${consolePort}`}` : `https://${host}`
}

const inviteByCommand =
  (deps: Deps) =>
  async (args: readonly string[]): Promise<readonly string[]> => {
    const { inUnit, merchants, clock, newId, config } = deps
    const options = { role: { type: 'string' }, merchant: { type: 'string', default: EVERYWHERE }, name: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [login = '', ...more] = positionals
    const role = roles.find(one => one === values.role)
    if (!/^[a-z0-9][a-z0-9._-]{1,39}$/.test(login) || more.length > 0)
      throw new Error(`A login has 2 to 40 small letters, digits, dots or hyphens.\n${STAFF_USAGE}`)
    if (!role) throw new Error(`--role is one of ${roles.join(', ')}.`)
    if (values.merchant !== EVERYWHERE && !merchants.byCode(values.merchant)) throw new Error(`There is no merchant ${values.merchant}.`)
    return await inUnit(async unit => {
      const known = await unit.staffPeople.byLogin(login)
      if (known && known.endedAt !== null) throw new Error(`${login} has left. Invite another login.`)
      const personId = known?.id ?? newId()
      if (!known) await unit.staffPeople.add({ id: personId, login, name: values.name ?? login, createdAt: clock() })
      await unit.staffPeople.grant({ personId, merchant: values.merchant, role }, clock())
      const { path, expiresAt } = await invite(deps)(unit, personId)
      return [`${login} opens this address until ${expiresAt.toISOString()}, once:`, `${originOf(config)}${path}`]
    })
  }

const checkAudit = (deps: Deps) => async (): Promise<readonly string[]> => {
  const reports = []
  for (const merchant of await chains(deps)) reports.push(await checkChain(deps)(merchant))
  const lines = reports.map(({ merchant, events, digest, fault }) =>
    fault === undefined ? `${merchant}: ${events} events, the last one ${digest.slice(0, 16)}` : `${merchant}: ${fault}`,
  )
  if (reports.some(({ fault }) => fault !== undefined)) throw new Error(lines.join('\n'))
  return lines.length > 0 ? lines : ['There are no events yet.']
}

/** The command `staff`. */
export const staffCommand =
  (deps: Deps) =>
  async ([act, ...args]: readonly string[]): Promise<readonly string[]> => {
    if (act === 'invite') return await inviteByCommand(deps)(args)
    if (act === 'check-audit' && args.length === 0) return await checkAudit(deps)()
    throw new Error(STAFF_USAGE)
  }
