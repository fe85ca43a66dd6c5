import { useEffect } from 'react'
import { useSettled } from '#app/start/start.ts'
import { Late } from '#blocks/late/late.tsx'
import { useAddress } from '#navigation/use-address.ts'
import { usePageView } from '#notices/page-view.ts'
import { beginPageView, leavePage, useHasPromptReports, usePromptRequested } from '#notices/prompt-queue.ts'
import { endSecondStep, useSecondStep } from '#sign-in/second-step.ts'
import { dropSignInDialog, useSignInWanted } from '#sign-in/sign-in-dialog.ts'
import type { LateFeatureProps } from './late-feature.tsx'

/** The prompts and the list of late features are themselves loaded late, so that they add nothing to the first load. */
const loadPrompts = async () => (await import('./open-prompt.tsx')).OpenPrompt
const loadFeatures = async () => (await import('./late-features.tsx')).LateFeatures

/** Leaving the page also drops the actions that waited on it. So does a prompt that cannot be loaded: the next tap asks again. */
const leave = (): void => {
  dropSignInDialog()
  endSecondStep()
  leavePage()
}

/**
 * Loads the prompts once the page is idle, or a feature has reported on one, or a tap opens one: the window for a newer build must be there before that
 * build takes the place of this one's files. The late features are loaded once the page is idle and the session is known.
 * What cannot be loaded is tried again on the next page view, too.
 */
export const LateStart = (props: LateFeatureProps) => {
  const { path } = useAddress()
  const view = usePageView()
  const settled = useSettled()
  useEffect(leave, [path])
  useEffect(beginPageView, [view])
  const wanted = [usePromptRequested() !== null, useSignInWanted(), useSecondStep() !== null].includes(true)
  const hasReports = useHasPromptReports()
  return (
    <>
      <Late load={loadPrompts} wanted={wanted || hasReports} again={view} {...(wanted && { onMissing: leave })} props={{}} />
      {settled && <Late load={loadFeatures} wanted={false} again={view} props={props} />}
    </>
  )
}
