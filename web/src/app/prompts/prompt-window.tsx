import { useEffect, useState } from 'react'
import { useSpinner } from '#blocks/late/use-spinner.ts'
import { Part } from '#blocks/part/part.tsx'
import { reportMissing } from '#notices/missing.ts'
import type { Prompt } from './prompts.tsx'
import { useLoaded } from './use-loaded.ts'

interface PromptWindowProps {
  readonly prompt: Prompt
  readonly open: boolean
}

/** A prompt's window, loaded when it is due. If that fails, or the window does, the next prompt may open. */
export const PromptWindow = ({ prompt, open }: PromptWindowProps) => {
  const [failed, setFailed] = useState(false)
  const giveUp = (reason: unknown): void => {
    prompt.giveUp()
    if (prompt.opens !== 'courteous') reportMissing(reason)
  }
  const module = useLoaded(prompt, open, giveUp)
  useSpinner(open && module === null && prompt.opens !== 'courteous')
  // When it opens once more, it is drawn anew.
  useEffect(() => {
    if (open) setFailed(false)
  }, [open])
  const fail = (error: unknown): void => {
    setFailed(true)
    giveUp(error)
  }
  // Each is a part of its own, so that the one beneath stays visible while texts for another load.
  return (
    module &&
    !failed && (
      <Part name={`prompt ${prompt.name}`} onFault={fail}>
        <module.Window open={open} />
      </Part>
    )
  )
}
