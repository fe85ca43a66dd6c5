import { Suspense, useEffect, useState } from 'react'
import { useAddress } from '#navigation/use-address.ts'
import { beginPageView, usePromptReports, type PromptName } from '#notices/prompt-queue.ts'
import { endSecondStep, useSecondStep } from '#sign-in/second-step.ts'
import { dropSignInDialog, useSignInWanted } from '#sign-in/sign-in-dialog.ts'
import { nextPrompt } from './next-prompt.ts'
import { prompts } from './prompts.tsx'

/** One view of a page, and the prompt that has opened by itself on it. */
interface PageView {
  readonly path: string
  readonly opened: PromptName | null
}

/** Whoever leaves the page leaves what waited on it. */
const leavePage = (): void => {
  dropSignInDialog()
  endSecondStep()
  beginPageView()
}

/** Draws the prompt whose turn it is, and those before it until they have gone. */
export const OpenPrompt = () => {
  const { path } = useAddress()
  const facts = { ...usePromptReports(), signInWanted: useSignInWanted(), secondStepWanted: useSecondStep() !== null }
  const [view, setView] = useState<PageView>({ path, opened: null })
  const opened = view.path === path ? view.opened : null
  const next = nextPrompt(prompts, facts, opened)
  const nowOpened = next?.opens === 'courteous' && facts.asked === null ? next.name : opened
  if (view.path !== path || nowOpened !== opened) setView({ path, opened: nowOpened })

  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  if (next && !seen.has(next.name)) setSeen(new Set([...seen, next.name]))

  useEffect(leavePage, [path])

  return prompts.map(
    ({ name, Component }) =>
      seen.has(name) && (
        // Each by itself: while one is fetched, the one beneath it stays in sight.
        <Suspense key={name}>
          <Component open={name === next?.name || name === next?.over} />
        </Suspense>
      ),
  )
}
