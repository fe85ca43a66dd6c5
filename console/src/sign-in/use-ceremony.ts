import { useState } from 'react'
import { errorWords } from '#request/error-words.ts'
import { OpError } from '#request/op-error.ts'
import { useTexts } from '#texts/use-texts.ts'

type Ceremony = typeof import('./ceremony.ts')

/** Runs what the browser asks the person for a passkey, one at a time. `failure`: in words; undefined while there is none. */
export const useCeremony = () => {
  const t = useTexts('shell')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async (work: (ceremony: Ceremony) => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work(await import('./ceremony.ts'))
    } catch (error) {
      // Of what the browser throws, the person's no is the usual one, and no page learns more than that nothing came of it.
      setFailure(error instanceof OpError ? errorWords(error) : t('passkey_declined'))
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, failure }
}
