import type { ErrorCode } from '@foyer/contract/errors'
import { useState } from 'react'
import { RequestError } from '#request/request-error.ts'

/** The server wants to know once more who it is before it does what was asked. */
export const isConfirmationRequired = (error: unknown): boolean =>
  error instanceof RequestError && error.code === ('confirmation.required' satisfies ErrorCode)

export interface Confirmation {
  /** Does the work; where it is refused for want of a confirmation, asks for one and does it again. Undefined where the member gave up. */
  guard<Result>(work: () => Promise<Result>): Promise<Result | undefined>
  /** The member is asked: `ConfirmSheet` shows. */
  readonly asking: boolean
  end(confirmed: boolean): void
}

export const useConfirmation = (): Confirmation => {
  const [waiting, setWaiting] = useState<{ readonly settle: (confirmed: boolean) => void } | null>(null)
  const guard: Confirmation['guard'] = async work => {
    try {
      return await work()
    } catch (error) {
      if (!isConfirmationRequired(error)) throw error
    }
    const confirmed = await new Promise<boolean>(settle => setWaiting({ settle }))
    return confirmed ? guard(work) : undefined
  }
  return {
    guard,
    asking: waiting !== null,
    end: confirmed => {
      setWaiting(null)
      waiting?.settle(confirmed)
    },
  }
}
