import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useIdentity } from './use-identity.ts'
import { useOneTap } from './use-one-tap.ts'

const PhoneSheet = lazy(async () => ({ default: (await import('./phone-sheet.tsx')).PhoneSheet }))
const BindDialog = lazy(async () => ({ default: (await import('./bind-dialog.tsx')).BindDialog }))
const RegisteredNotice = lazy(async () => ({ default: (await import('#blocks/registered/registered-notice.tsx')).RegisteredNotice }))
const FreePlayDialog = lazy(async () => ({ default: (await import('./free-play-dialog.tsx')).FreePlayDialog }))

/** A tap on one of the buttons. Each tap is a new object. */
export interface IdentityTap {
  readonly way: 'phone' | 'google' | 'facebook' | 'freePlay'
}

interface IdentityActionsProps {
  readonly tap: IdentityTap | null
  /** The element of the page that shows a problem. */
  readonly problemPlace: HTMLElement | null
  /** See `useLogin`. */
  readonly onDone: (() => void) | undefined
}

/** True from the first opening on: what was opened stays in the page, so that its closing can be seen. */
const useOpenedOnce = (open: boolean): boolean => {
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)
  return seen || open
}

/** The code behind the buttons of `IdentityWays`: the sign-in itself, Google's one-tap, and the dialogs. */
export const IdentityActions = ({ tap, problemPlace, onDone }: IdentityActionsProps) => {
  const { firebase } = useSettings()
  const identity = useIdentity(onDone)
  useOneTap(identity)
  const [phone, setPhone] = useState(false)
  const [guest, setGuest] = useState(false)
  const isRegistered = identity.confirmation !== null
  const seen = {
    phone: useOpenedOnce(phone),
    choice: useOpenedOnce(identity.choice !== null),
    guest: useOpenedOnce(guest),
    registered: useOpenedOnce(isRegistered),
  }

  const follow = useEffectEvent(({ way }: IdentityTap) => {
    if (way === 'phone') setPhone(true)
    else if (way === 'freePlay') setGuest(true)
    else void identity.signIn(way)
  })
  useEffect(() => {
    if (tap) follow(tap)
  }, [tap])

  return (
    <>
      {problemPlace && !phone && createPortal(<FormProblem problem={identity.problem} />, problemPlace)}
      <Suspense>
        {firebase && seen.phone && (
          <PhoneSheet firebase={firebase} open={phone && !identity.choice && !isRegistered} identity={identity} onClose={() => setPhone(false)} />
        )}
        {seen.choice && <BindDialog identity={identity} />}
        {seen.registered && <RegisteredNotice userName={identity.confirmation?.userName} onConfirm={identity.confirm} />}
        {seen.guest && <FreePlayDialog open={guest} onClose={() => setGuest(false)} onDone={onDone} />}
      </Suspense>
    </>
  )
}
