import { useSpinner } from '#blocks/late/use-spinner.ts'
import { tellMissing } from '#notices/missing.ts'
import type { Prompt } from './prompts.tsx'
import { useLoaded } from './use-loaded.ts'

interface PromptWindowProps {
  readonly prompt: Prompt
  readonly open: boolean
}

/** A prompt's window, loaded when it is due. If that fails, the next prompt may open. */
export const PromptWindow = ({ prompt, open }: PromptWindowProps) => {
  const module = useLoaded(prompt, open, reason => {
    prompt.giveUp()
    if (prompt.opens !== 'courteous') tellMissing(reason)
  })
  useSpinner(open && module === null && prompt.opens !== 'courteous')
  return module && <module.Window open={open} />
}
