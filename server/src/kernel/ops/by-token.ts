import type { OpDeclaration } from '@foyer/contract/ops/op'
import type { StaffSession } from './staff-session.ts'

/** The token of a program: `Authorization: Bearer …` (RFC 6750). */
export const bearerIn = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '')

/** Why a token may not make this call, whatever its person may; undefined where it may. */
export const tokenRefusal = (
  { atConsole, method }: Pick<OpDeclaration, 'atConsole' | 'method'>,
  { mayAct }: NonNullable<StaffSession['token']>,
): 'staff.at.console' | 'staff.token.reads' | undefined => {
  if (atConsole) return 'staff.at.console'
  return method === 'POST' && !mayAct ? 'staff.token.reads' : undefined
}
