import type { Prompt } from './prompts.tsx'
import { useLoaded } from './use-loaded.ts'

interface PromptWindowProps {
  readonly prompt: Prompt
  readonly open: boolean
  /** Tells a waiting player that the window cannot be loaded. */
  readonly onMissing: () => void
}

/** A prompt's window, loaded when it is due. If that fails, the next prompt may open. */
export const PromptWindow = ({ prompt, open, onMissing }: PromptWindowProps) => {
  const module = useLoaded(prompt, open, () => {
    prompt.giveUp()
    if (prompt.opens !== 'courteous') onMissing()
  })
  return module && <module.Window open={open} />
}
