import { useEffect, useState } from 'react'
import { usePageView } from '#notices/page-view.ts'
import { notePromptShown, usePromptReports, type PromptName } from '#notices/prompt-queue.ts'
import { useSecondStep } from '#sign-in/second-step.ts'
import { useSignInWanted } from '#sign-in/sign-in-dialog.ts'
import { firstViewsAt, noteWindow } from './first-views.ts'
import { nextPrompt, placeTakenBy } from './next-prompt.ts'
import { PromptWindow } from './prompt-window.tsx'
import { prompts } from './prompts.tsx'

/** One page view, and the prompt that has opened by itself on it. */
interface Shown {
  readonly view: string
  readonly opened: PromptName | null
}

/** Draws the current prompt, and earlier ones until they have closed. */
export const OpenPrompt = () => {
  const view = usePageView()
  const facts = { ...usePromptReports(view), signInWanted: useSignInWanted(), secondStepWanted: useSecondStep() !== null }
  const [shown, setShown] = useState<Shown>({ view, opened: null })
  const opened = shown.view === view ? shown.opened : null
  const first = firstViewsAt(view)
  const next = nextPrompt(prompts, facts, opened, first)
  const nowOpened = placeTakenBy(next, facts, opened, first)
  if (shown.view !== view || nowOpened !== opened) setShown({ view, opened: nowOpened })

  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  if (next && !seen.has(next.name)) setSeen(new Set([...seen, next.name]))

  const name = next?.name ?? null
  useEffect(() => notePromptShown(name), [name])
  useEffect(() => {
    if (nowOpened !== null) noteWindow(nowOpened)
  }, [nowOpened])

  return prompts.map(
    prompt =>
      seen.has(prompt.name) && <PromptWindow key={prompt.name} prompt={prompt} open={prompt.name === next?.name || prompt.name === next?.over} />,
  )
}
