import { useState } from 'react'
import type { Problem } from '#forms/problem.ts'
import { useSubmit, type Submit } from '#forms/use-submit.ts'
import { useTexts } from '#texts/use-texts.ts'
import { hasPasskeys, passkeyFault } from './passkey-faults.ts'

/** A submit in which the browser asks for a passkey: what it refuses becomes words, what the player gives up is no fault. */
export const usePasskeyTask = (): Submit => {
  const errors = useTexts('errors')
  const { processing, problem, run } = useSubmit()
  const [off, setOff] = useState(false)
  const shown: Problem | null = off ? { message: errors('passkey.off') } : problem
  return {
    processing,
    problem: shown,
    run: work =>
      run(async () => {
        setOff(!hasPasskeys())
        if (!hasPasskeys()) return
        try {
          await work()
        } catch (error) {
          const fault = passkeyFault(error)
          if (fault === undefined) throw error
          setOff(fault === 'off')
        }
      }),
  }
}
