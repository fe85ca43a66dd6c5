import { useEffect } from 'react'
import { usePageView } from './page-view.ts'
import { reportPrompt, type PromptName } from './prompt-queue.ts'

/** Reports what a component knows of a prompt, for the page view it is drawn on. */
export const usePromptReport = (name: PromptName, due: boolean | undefined): void => {
  const view = usePageView()
  useEffect(() => reportPrompt(name, due, view), [name, due, view])
}
