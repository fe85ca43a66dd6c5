import { lazy, Suspense, useState } from 'react'
import { untilHere } from '#blocks/late/until-here.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { memberIcon, messageIcon } from '#ui/icons/icons.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { UsernameForm } from './username-form.tsx'
import styles from './login-form.module.css'

const SmsForm = lazy(untilHere(async () => ({ default: (await import('./sms-form.tsx')).SmsForm })))

/** The sign-in form of both the page and the dialog (spec 2 §6, Actions that need a login). A way that is not shown first is loaded later. */
export const LoginForm = ({ onDone }: { onDone?: () => void }) => {
  const t = useTexts('identity')
  const { ways } = useSettings().login
  const [way, setWay] = useState(ways[0] ?? 'username')
  const faces = { username: { label: t('username'), glyph: memberIcon }, sms: { label: t('sms'), glyph: messageIcon } }
  const done = onDone && { onDone }
  return (
    <div className={styles.ways}>
      <Tabs label={t('login_ways')} tabs={ways.map(key => ({ key, ...faces[key] }))} current={way} onChange={setWay}>
        {way === 'username' ? (
          <UsernameForm {...done} />
        ) : (
          <Suspense>
            <SmsForm {...done} />
          </Suspense>
        )}
      </Tabs>
    </div>
  )
}
