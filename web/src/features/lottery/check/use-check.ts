import { useState } from 'react'
import { showToast } from '#notices/notices.ts'
import { RequestError } from '#request/request-error.ts'
import { useTexts } from '#texts/use-texts.ts'

type Tools = typeof import('./check-draw.ts')

/** Runs a check with the tools for it, which are loaded only now. */
export const useCheck = (work: (tools: Tools) => Promise<void>) => {
  const errors = useTexts('errors')
  const [busy, setBusy] = useState(false)
  const check = async () => {
    if (busy) return
    setBusy(true)
    try {
      await work(await import('./check-draw.ts'))
    } catch (error) {
      if (!(error instanceof RequestError) && !(error instanceof TypeError)) throw error
      showToast(errors('network_error'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, check }
}
