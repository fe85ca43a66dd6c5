import { keyOf } from './signature.ts'

/** A key of the company, from which the key of each account is made. At least 32 characters. */
export interface CompanyKey {
  /** Its name, as `x-vendor-key` says it. */
  readonly id: string
  readonly key: string
}

/** The keys of accounts. Two may be live at a time, so that one can be changed while play goes on: the first signs, either is accepted. */
export const createAccountKeys = (keys: readonly [CompanyKey, ...CompanyKey[]]) => {
  const ofAccount = ({ id, key }: CompanyKey, account: string): CompanyKey => ({ id, key: keyOf(key, account) })
  return {
    /** What requests of this account are signed with. */
    signing: (account: string): CompanyKey => ofAccount(keys[0], account),
    /** The key with this name; undefined where none has it. */
    find: (account: string, id: string): string | undefined => {
      const found = keys.find(key => key.id === id)
      return found && ofAccount(found, account).key
    },
  }
}

export type AccountKeys = ReturnType<typeof createAccountKeys>
