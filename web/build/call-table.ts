import { calls, type CallName } from '@foyer/contract'
import { REQUEST_TIMEOUT, SHORT_REQUEST_TIMEOUT, type CallDeclaration, type WireFacts } from '@foyer/contract/call'
import type { Plugin } from 'vite'

const NAME = 'virtual:call-table'

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

/** The source text of the module. */
export const callTableSource = (): string =>
  [
    `export const callTable = ${JSON.stringify(wireFacts())}`,
    `export const requestTimeout = ${REQUEST_TIMEOUT}`,
    `export const shortRequestTimeout = ${SHORT_REQUEST_TIMEOUT}`,
  ].join('\n')

/** Gives the web `virtual:call-table`: the facts of the contract that it needs at run time, as plain data made at build time. */
export const callTable = (): Plugin => ({
  name: 'foyer:call-table',
  resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
  load: id => (id === `\0${NAME}` ? callTableSource() : undefined),
})
