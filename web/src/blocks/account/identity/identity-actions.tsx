import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useIdentity } from './use-identity.ts'
import { useOneTap } from './use-one-tap.ts'

const loadPhoneSheet = async () => (await import('./phone-sheet.tsx')).PhoneSheet
const loadBindDialog = async () => (await import('./bind-dialog.tsx')).BindDialog
const loadNotice = async () => (await import('#blocks/account/registered/registered-notice.tsx')).RegisteredNotice
const loadFreePlay = async () => (await import('./free-play-dialog.tsx')).FreePlayDialog

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

/** The code behind the buttons of `IdentityWays`: the sign-in itself, Google's one-tap, and the dialogs. */
export const IdentityActions = ({ tap, problemPlace, onDone }: IdentityActionsProps) => {
  const { firebase } = useSettings()
  const identity = useIdentity(onDone)
  useOneTap(identity)
  const [phone, setPhone] = useState(false)
  const [guest, setGuest] = useState(false)
  const isRegistered = identity.confirmation !== null
  const closePhone = () => setPhone(false)
  const closeGuest = () => setGuest(false)

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
      {problemPlace &&
        createPortal(
          <>
            {!phone && <FormProblem problem={identity.problem} />}
            {!phone && identity.captchas.login}
            {!identity.choice && identity.captchas.register}
          </>,
          problemPlace,
        )}
      {firebase && (
        <Late
          load={loadPhoneSheet}
          wanted={phone}
          onMissing={closePhone}
          props={{ firebase, open: phone && !identity.choice && !isRegistered, identity, onClose: closePhone }}
        />
      )}
      <Late load={loadBindDialog} wanted={identity.choice !== null} onMissing={identity.dismiss} props={{ identity }} />
      <Late
        load={loadNotice}
        wanted={isRegistered}
        onMissing={identity.confirm}
        props={{ userName: identity.confirmation?.userName, onConfirm: identity.confirm }}
      />
      <Late load={loadFreePlay} wanted={guest} onMissing={closeGuest} props={{ open: guest, onClose: closeGuest, onDone }} />
    </>
  )
}
