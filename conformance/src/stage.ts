import { createClient, type Client } from '@foyer/client'
import type { LanguageCode } from '@foyer/contract/languages'
import type { Results } from './result.ts'
import type { Wire } from './wire.ts'

/** A member of the merchant whom the checks may use. */
export interface Member {
  readonly username: string
  readonly password: string
  /** The session that the checks use. */
  readonly token: string
  /** A token whose session was ended. */
  readonly endedToken: string
  /** Made for this run, so that nothing that happens to them matters. */
  readonly isNew: boolean
}

/** What every check has. */
export interface Stage {
  readonly wire: Wire
  readonly results: Results
  readonly otherMerchant: string | undefined
  /** The languages of the merchant. */
  readonly languages: readonly LanguageCode[]
  /** A member, or why there is none. */
  readonly member: Member | string
}

/** A client whose answers are judged with the others. */
export const clientOf = ({ origin, merchant, fetch }: Wire, token?: string): Client => {
  const client = createClient({ url: origin, merchant, language: 'EN', fetch })
  client.token = token
  return client
}
