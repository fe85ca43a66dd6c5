import { identityRefusals } from '@foyer/contract/identity-checks/identity-check-facts'
import Type from 'typebox'
import type { CompanyNews } from '#identity-checks/companies/identity-company.ts'
import { dayOf } from '#identity-checks/identity-rules.ts'
import { readJson } from '#kernel/providers/company/read-json.ts'

/** What the wire carries (docs/identity-checks.md, The wire). Unknown fields are allowed, because a company may add some. */

const Id = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,64}$' })
const Day = Type.String({ pattern: '^[12][0-9]{3}-[01][0-9]-[0-3][0-9]$' })

export const CaseTaken = Type.Object({ id: Id })

const named = { account: Type.String({ maxLength: 64 }), id: Id, reference: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }

/** The state of a case: the body of a callback, and the answer when its state is asked. */
const CaseState = Type.Union([
  Type.Object({ ...named, state: Type.Literal('accepted'), born: Day, documentEnds: Day }),
  Type.Object({ ...named, state: Type.Literal('refused'), reason: Type.Enum([...identityRefusals]) }),
  Type.Object({ ...named, state: Type.Union([Type.Literal('pending'), Type.Literal('staff')]) }),
])

/** What the state of a case of this account says; undefined if it is of another one, or cannot be read. */
export const newsIn = (text: string, account: string): CompanyNews | undefined => {
  const body = readJson(CaseState, text)
  if (body?.account !== account) return undefined
  const { id, reference } = body
  if (body.state === 'refused') return { id, reference, state: body.state, reason: body.reason }
  if (body.state !== 'accepted') return { id, reference, state: body.state }
  const { born, documentEnds } = body
  return dayOf(born) && dayOf(documentEnds) ? { id, reference, state: body.state, born, documentEnds } : undefined
}
