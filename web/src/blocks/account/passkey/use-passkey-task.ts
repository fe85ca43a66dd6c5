import { useState } from 'react'
import type { Problem } from '#forms/problem.ts'
import { useSubmit, type Submit } from '#forms/use-submit.ts'
import { reportMissing } from '#notices/missing.ts'
import { useTexts } from '#texts/use-texts.ts'
import { CeremonyMissing } from './load-ceremony.ts'
import { hasPasskeys, passkeyFault } from './passkey-faults.ts'

interface PasskeyTask extends Submit {
  /** The code for it could not be loaded, as `problem` says: the button offers to try again. */
  readonly missing: boolean
}

/** A submit in which the browser asks for a passkey: what it refuses becomes words, what the player gives up is no fault. */
export const usePasskeyTask = (): PasskeyTask => {
  const errors = useTexts('errors')
  const { processing, problem, run } = useSubmit()
  const [off, setOff] = useState(false)
  const [missing, setMissing] = useState(false)
  const missed: Problem | null = missing ? { message: errors(navigator.onLine ? 'network_error' : 'network_offline') } : problem
  const shown: Problem | null = off ? { message: errors('passkey.off') } : missed
  return {
    processing,
    problem: shown,
    missing,
    run: work =>
      run(async () => {
        setOff(!hasPasskeys())
        if (!hasPasskeys()) return
        setMissing(false)
        try {
          await work()
        } catch (error) {
          if (error instanceof CeremonyMissing) {
            // One that does not come a second time may be of a newer build, for which the page is loaded anew.
            if (missing) reportMissing(error.cause)
            setMissing(true)
            return
          }
          const fault = passkeyFault(error)
          if (fault === undefined) throw error
          setOff(fault === 'off')
        }
      }),
  }
}
