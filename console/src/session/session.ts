import type { Permission } from '@foyer/contract/ops/permissions'
import { createContext, use } from 'react'
import type { OpAnswer } from '#request/call.ts'

export type Me = OpAnswer<'session.me'>
export type MyMerchant = Me['merchants'][number]

/** Who is signed in, and which merchants are looked at. */
export interface Session {
  readonly me: Me
  /** The merchants that are chosen, at least one. */
  readonly chosen: readonly MyMerchant[]
  readonly choose: (codes: readonly string[]) => void
  readonly signOut: () => void
}

export const SessionContext = createContext<Session | undefined>(undefined)

export const useSession = (): Session => {
  const session = use(SessionContext)
  if (!session) throw new Error('there is no session here')
  return session
}

/** Whether this person may do something: at one merchant, or without one at any that is chosen, or in the house. */
export const mayIn = ({ me, chosen }: Pick<Session, 'me' | 'chosen'>, permission: Permission | 'signed-in', merchant?: string): boolean => {
  if (permission === 'signed-in') return true
  const at = merchant === undefined ? chosen : me.merchants.filter(({ code }) => code === merchant)
  return at.some(({ permissions }) => permissions.includes(permission)) || (merchant === undefined && me.house.includes(permission))
}

/** `const may = useMay(); may('members.lock', 'demo')`. */
export const useMay = (): ((permission: Permission | 'signed-in', merchant?: string) => boolean) => {
  const session = useSession()
  return (permission, merchant) => mayIn(session, permission, merchant)
}

/** The chosen merchants at which this person may do something. */
export const useMerchantsFor = (permission: Permission): readonly MyMerchant[] =>
  useSession().chosen.filter(({ permissions }) => permissions.includes(permission))

/** A merchant of this person by its code, with its place among all of theirs (for its mark). */
export const useMerchant = (): ((code: string) => (MyMerchant & { readonly at: number }) | undefined) => {
  const { merchants } = useSession().me
  return code => {
    const at = merchants.findIndex(merchant => merchant.code === code)
    const merchant = merchants[at]
    return merchant && { ...merchant, at }
  }
}
