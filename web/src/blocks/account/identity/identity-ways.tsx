import { useState } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useIdentityWaits } from '#sign-in/pending-identity.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { phoneIcon } from '#ui/icons/page-icons.ts'
import { BrandMark } from './brand-mark.tsx'
import type { IdentityTap } from './identity-actions.tsx'
import styles from './identity.module.css'

interface IdentityWaysProps {
  /** See `useLogin`. */
  onDone?: (() => void) | undefined
}

const loadActions = async () => (await import('./identity-actions.tsx')).IdentityActions

/** The buttons are part of the page. The code behind them is loaded when the page is idle; an earlier tap waits for it. */
const Ways = ({ onDone }: IdentityWaysProps) => {
  const t = useTexts('identity')
  const { firebase, freePlay } = useSettings()
  const waits = useIdentityWaits()
  const [tap, setTap] = useState<IdentityTap | null>(null)
  const [problemPlace, setProblemPlace] = useState<HTMLElement | null>(null)

  const faces = {
    phone: { mark: <Icon glyph={phoneIcon} />, label: t('identity_phone') },
    google: { mark: <BrandMark of="google" />, label: t('identity_google') },
    facebook: { mark: <BrandMark of="facebook" />, label: t('identity_facebook') },
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
      <div className={styles.problem} ref={setProblemPlace} />
      {firebase?.channels.map(channel => (
        <Button key={channel} look="quiet" wide onClick={() => setTap({ way: channel })}>
          <span className={styles.way}>
            {faces[channel].mark}
            {faces[channel].label}
          </span>
        </Button>
      ))}
      {freePlay && (
        <Button look="plain" wide onClick={() => setTap({ way: 'freePlay' })}>
          {t('free_play')}
        </Button>
      )}
      <Late load={loadActions} wanted={tap !== null} onMissing={() => setTap(null)} props={{ tap, problemPlace, onDone }} />
    </div>
  )
}

/** The other ways to sign in, below the form: phone and social identity, free play. Nothing if the merchant has none. */
export const IdentityWays = ({ onDone }: IdentityWaysProps) => {
  const { firebase, freePlay } = useSettings()
  return firebase || freePlay ? <Ways onDone={onDone} /> : null
}
