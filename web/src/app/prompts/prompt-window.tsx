import type { Prompt } from './prompts.tsx'
import { useLoaded } from './use-loaded.ts'

interface PromptWindowProps {
  readonly prompt: Prompt
  readonly open: boolean
  /** Tells a player who waits for the window that it cannot be loaded. */
  readonly onMissing: () => void
}

/** A prompt's window, loaded when its turn comes. Where that fails it gives its turn up. */
export const PromptWindow = ({ prompt, open, onMissing }: PromptWindowProps) => {
  const module = useLoaded(prompt, open, () => {
    prompt.giveUp()
    if (prompt.opens !== 'courteous') onMissing()
  })
  return module && <module.Window open={open} />
}
