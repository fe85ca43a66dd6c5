import { UNANSWERED } from '@foyer/contract/tracking/unanswered'
import { useEffect, useRef } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { usePromptReport } from '#notices/use-prompt-report.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { wantsPrivacy, holds, noteShown, useChoice, useShownVersion } from './consent/consent-memory.ts'
import { useChoose } from './consent/use-choose.ts'
import { observePage } from './observe-page.ts'
import { pageAt } from './page-at.ts'
import { pageTracker } from './page-tracker.ts'
import { usePixels } from './use-pixels.ts'

/** Notices what happens on the page, and reports whether the visitor must be asked for consent, or told. Draws nothing. */
export const Tracking = ({ bare }: { readonly bare: boolean }) => {
  const { request } = useRequest()
  const setting = useSettings().tracking
  const choice = useChoice()
  const choose = useChoose({ alert: false })
  const tracker = pageTracker(request)
  const { path } = useAddress()
  const token = useSession()?.token
  const isKnown = setting !== null && holds(choice, setting)
  // Before the effects that notice moments, so that a sign-in waits until it is known who signed in.
  usePixels(tracker, isKnown ? choice : undefined, token)
  const shownVersion = useShownVersion()
  const mustShow = setting?.mode === 'ask' ? !isKnown : setting?.mode === 'notice' && shownVersion !== setting.version
  // On the page of privacy the same choice stands in the page.
  usePromptReport('consent', mustShow && !bare && path !== paths.privacy)

  // Whoever goes to the choice has read what is collected.
  useEffect(() => {
    if (setting?.mode === 'notice' && path === paths.privacy) noteShown(setting.version)
  }, [setting, path])
  useEffect(() => observePage(tracker), [tracker])
  useEffect(() => {
    tracker.open()
  }, [tracker])
  useEffect(() => {
    tracker.note('viewContent', pageAt(path))
  }, [tracker, path])

  const before = useRef(token)
  useEffect(() => {
    if (before.current === undefined && token !== undefined) tracker.note('login')
    before.current = token
  }, [tracker, token])

  useEffect(() => {
    if (isKnown) tracker.chosen(choice)
    // Where nobody is asked, what the page begins with is told to the server as the choice; a no stays a no.
    else if (setting && setting.mode !== 'ask' && choice === null) void choose({ measurement: true, marketing: !wantsPrivacy() }, UNANSWERED)
  }, [tracker, choose, setting, choice, isKnown])
  return null
}
