import type { CallName } from '@foyer/contract'
import type { LanguageCode } from '@foyer/contract/languages'
import { callTable } from './call-table.gen.ts'

/** Who calls: what the headers of every call say. */
export interface Calling {
  readonly merchant: string
  readonly language?: LanguageCode | undefined
  /** Of the session; absent: none is sent. */
  readonly token?: string | undefined
}

const hasBody = (method: string): boolean => method === 'POST' || method === 'PUT'

export const headersOf = (name: CallName, { merchant, language, token }: Calling): Record<string, string> => ({
  Accept: 'application/json',
  Merchant: merchant,
  ModuleId: callTable[name].moduleId,
  ...(language !== undefined && { Language: language }),
  ...(token !== undefined && { Authorization: token }),
})

const queryOf = (request: object): string => {
  const fields = Object.entries(request).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(fields.map(([field, value]): [string, string] => [field, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}

/** The parts of a call that is not encrypted: a GET and a DELETE have a query, a POST and a PUT a body. `path` begins with `/wps/`. */
export const plainCall = (name: CallName, request: object): { readonly method: string; readonly path: string; readonly body?: string } => {
  const { method, path } = callTable[name]
  return hasBody(method) ? { method, path, body: JSON.stringify(request) } : { method, path: path + queryOf(request) }
}
