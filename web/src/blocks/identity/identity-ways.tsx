import { lazy, Suspense, useState } from 'react'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useIdentityWaits } from '#sign-in/pending-identity.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { phoneIcon } from '#ui/icons.ts'
import { BrandMark } from './brand-mark.tsx'
import { useIdentity } from './use-identity.ts'
import { useOneTap } from './use-one-tap.ts'
import styles from './identity.module.css'

const PhoneSheet = lazy(async () => ({ default: (await import('./phone-sheet.tsx')).PhoneSheet }))
const BindDialog = lazy(async () => ({ default: (await import('./bind-dialog.tsx')).BindDialog }))
const RegisteredNotice = lazy(async () => ({ default: (await import('#blocks/registered/registered-notice.tsx')).RegisteredNotice }))
const FreePlayDialog = lazy(async () => ({ default: (await import('./free-play-dialog.tsx')).FreePlayDialog }))

interface IdentityWaysProps {
  /** See `useLogin`. */
  onDone?: (() => void) | undefined
}

/** True from the first opening on: what was opened stays in the page, so that its closing can be seen. */
const useOpenedOnce = (open: boolean): boolean => {
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)
  return seen || open
}

const Ways = ({ onDone }: IdentityWaysProps) => {
  const t = useTexts('identity')
  const { firebase, freePlay } = useSettings()
  const identity = useIdentity(onDone)
  useOneTap(identity)
  const waits = useIdentityWaits()
  const [phone, setPhone] = useState(false)
  const [guest, setGuest] = useState(false)
  const isRegistered = identity.confirmation !== null
  const seen = {
    phone: useOpenedOnce(phone),
    choice: useOpenedOnce(identity.choice !== null),
    guest: useOpenedOnce(guest),
    registered: useOpenedOnce(isRegistered),
  }

  const faces = {
    phone: { mark: <Icon glyph={phoneIcon} />, label: t('identity_phone'), open: () => setPhone(true) },
    google: { mark: <BrandMark of="google" />, label: t('identity_google'), open: () => void identity.signIn('google') },
    facebook: { mark: <BrandMark of="facebook" />, label: t('identity_facebook'), open: () => void identity.signIn('facebook') },
  }

  return (
    <div className={styles.ways}>
      {waits ? (
        <p className={styles.waiting} role="status">
          {t('bind_waiting')}
        </p>
      ) : (
        <p className={styles.or}>{t('or_continue_with')}</p>
      )}
      {!phone && <FormProblem problem={identity.problem} />}
      {firebase?.channels.map(channel => (
        <Button key={channel} look="quiet" wide onClick={faces[channel].open}>
          <span className={styles.way}>
            {faces[channel].mark}
            {faces[channel].label}
          </span>
        </Button>
      ))}
      {freePlay && (
        <Button look="plain" wide onClick={() => setGuest(true)}>
          {t('free_play')}
        </Button>
      )}
      <Suspense>
        {firebase && seen.phone && (
          <PhoneSheet firebase={firebase} open={phone && !identity.choice && !isRegistered} identity={identity} onClose={() => setPhone(false)} />
        )}
        {seen.choice && <BindDialog identity={identity} />}
        {seen.registered && <RegisteredNotice userName={identity.confirmation?.userName} onConfirm={identity.confirm} />}
        {seen.guest && <FreePlayDialog open={guest} onClose={() => setGuest(false)} onDone={onDone} />}
      </Suspense>
    </div>
  )
}

/** The other ways to sign in, below the form: phone and social identity, free play. Nothing if the merchant has none. */
export const IdentityWays = ({ onDone }: IdentityWaysProps) => {
  const { firebase, freePlay } = useSettings()
  return firebase || freePlay ? <Ways onDone={onDone} /> : null
}
