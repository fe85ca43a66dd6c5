import type { CallRequests } from '@foyer/contract'
import { lazy, Suspense, useState } from 'react'
import { PasskeyButton } from '#blocks/account/passkey/passkey-button.tsx'
import { untilHere } from '#blocks/late/until-here.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import type { Security } from '#session/use-security.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { type ConfirmWay, confirmWays, isChannel } from './confirm-ways.ts'
import { TypedProof } from './typed-proof.tsx'
import styles from './confirm.module.css'

const ProveIdentity = lazy(untilHere(async () => ({ default: (await import('#blocks/account/identity/prove-identity.tsx')).ProveIdentity })))

/** Confirms in one of the ways. */
const Proof = ({ way, onConfirmed }: { way: ConfirmWay; onConfirmed: () => Promise<void> }) => {
  const { request } = useRequest()
  const confirm = async (given: CallRequests['member.securityConfirm']) => {
    await request('member.securityConfirm', given)
    await onConfirmed()
  }
  if (way === 'K') return <PasskeyButton onProven={passkey => confirm({ method: 'K', passkey })} />
  if (!isChannel(way)) return <TypedProof method={way} onConfirmed={onConfirmed} />
  return (
    <Suspense>
      <ProveIdentity channel={way} onProven={proof => confirm({ method: 'I', ...proof })} />
    </Suspense>
  )
}

interface ConfirmFormProps {
  security: Security
  onConfirmed: () => Promise<void>
}

/** Before changing what protects the account, the member proves their identity in one of the available ways. */
export const ConfirmForm = ({ security, onConfirmed }: ConfirmFormProps) => {
  const t = useTexts('security')
  const identity = useTexts('identity')
  const { firebase } = useSettings()
  const ways = confirmWays(security, firebase?.channels ?? [])
  const [chosen, setChosen] = useState(ways[0])
  const labels = {
    password: identity('password'),
    K: t('passkeys'),
    G: t('app_tab'),
    S: t('sms_tab'),
    E: t('email'),
    phone: t('phone_login'),
    google: 'Google',
    facebook: 'Facebook',
  }
  if (!chosen) return null
  return (
    <div className={styles.confirm}>
      <p className={styles.text}>{t('confirm_text')}</p>
      <Tabs label={t('verify_ways')} tabs={ways.map(key => ({ key, label: labels[key] }))} current={chosen} onChange={setChosen}>
        <Proof key={chosen} way={chosen} onConfirmed={onConfirmed} />
      </Tabs>
    </div>
  )
}
