import { calls, type CallName } from '@foyer/contract'
import { REQUEST_TIMEOUT, SHORT_REQUEST_TIMEOUT, type CallDeclaration, type WireFacts } from '@foyer/contract/call'
import type { Plugin } from 'vite'

/** What the web needs to know about every call, without schemas and texts. `timeout` is present only if it is not the default. */
export const wireFacts = (): Record<CallName, WireFacts> => {
  const facts = ({ method, path, session, encrypted, moduleId, timeout, cache, bare }: CallDeclaration) => ({
    method,
    path,
    session,
    encrypted,
    moduleId,
    timeout,
    cache,
    bare,
  })
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, facts(call)])) as Record<CallName, WireFacts>
}

/** What most calls have in common, so that the tables name only the rest. */
const usual = (name: string) => ({ method: 'POST', session: 'required', path: `/wps/${name.replace('.', '/')}` })

const withoutUsual = ([name, facts]: readonly [string, WireFacts]) => {
  const common: Readonly<Record<string, unknown>> = usual(name)
  return [name, Object.fromEntries(Object.entries(facts).filter(([fact, value]) => common[fact] !== value))] as const
}

/** The source text of a table with the calls that `fits` accepts. */
const tableSource = (fits: (name: string, facts: WireFacts) => boolean): string => {
  const facts = Object.entries(wireFacts()).filter(([name, one]) => fits(name, one))
  return [
    `const usual = ${usual.toString()}`,
    `const facts = ${JSON.stringify(Object.fromEntries(facts.map(withoutUsual)))}`,
    'export const callTable = Object.fromEntries(Object.entries(facts).map(([name, own]) => [name, { ...usual(name), ...own }]))',
  ].join('\n')
}

/** Visitors make calls of these too, but no first load needs them. */
const LATER_MODULES = ['GAME3', 'LOTTERY3', 'PUSH3', 'SAFEPLAY3', 'DOWNLOAD3', 'PROMOTION3', 'CHAT3', 'TRACK3', 'FAULT3', 'PASSWORD3']
/** The same, by name: what features ask for that load late, and what no page asks for, because it stands in the page or is for an operator's programs. */
const LATER_CALLS: readonly string[] = [
  'announcements.popups',
  'announcements.list',
  'announcements.categories',
  'session.freePlay',
  'session.loginVerification',
  'session.logout',
  'session.takeHandoff',
  'session.thirdParty',
  'member.registerFirebase',
  'captcha.geetest',
  'verification.smsTwoFactor',
  'verification.emailTwoFactor',
  'system.domainProblem',
  'system.country',
  'system.domainRoute',
  'system.consolidatedSettings',
  'system.registerSetting',
  'system.whitelabel',
  'system.manifest',
] satisfies CallName[]
const isFirst = (name: string, { session, moduleId }: WireFacts): boolean =>
  session !== 'required' && !LATER_MODULES.includes(moduleId) && !LATER_CALLS.includes(name)

const sources: Readonly<Record<string, () => string>> = {
  // Part of the first load: the calls that visitors make.
  'virtual:call-table': () =>
    [tableSource(isFirst), `export const requestTimeout = ${REQUEST_TIMEOUT}`, `export const shortRequestTimeout = ${SHORT_REQUEST_TIMEOUT}`].join(
      '\n',
    ),
  // Loaded with a member's first call, or with the first of a feature that loads late.
  'virtual:member-call-table': () => tableSource((name, facts) => !isFirst(name, facts)),
}

/** The source text of a module. */
export const callTableSource = (name = 'virtual:call-table'): string | undefined => sources[name]?.()

/** Gives the web its tables of calls: the facts of the contract that it needs at run time, as plain data made at build time. */
export const callTable = (): Plugin => ({
  name: 'foyer:call-table',
  resolveId: id => (id in sources ? `\0${id}` : undefined),
  load: id => (id.startsWith('\0') ? callTableSource(id.slice(1)) : undefined),
})
