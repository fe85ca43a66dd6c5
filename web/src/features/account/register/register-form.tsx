import { lazy, Suspense, useState } from 'react'
import { untilHere } from '#blocks/late/until-here.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { memberIcon } from '#ui/icons/icons.ts'
import { phoneIcon, starIcon } from '#ui/icons/page-icons.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import type { WayProps } from './registration.ts'
import { UsernameForm } from './username-form.tsx'
import styles from './register-form.module.css'

const MobileForm = lazy(untilHere(async () => ({ default: (await import('./mobile-form.tsx')).MobileForm })))
const QuickForm = lazy(untilHere(async () => ({ default: (await import('./quick-form.tsx')).QuickForm })))

/** The merchant's ways to register; those not shown first are loaded later. */
export const RegisterForm = (props: WayProps) => {
  const t = useTexts('identity')
  const { ways } = useSettings().register
  const [way, setWay] = useState(ways[0] ?? 'username')
  const faces = {
    username: { label: t('username'), glyph: memberIcon },
    mobile: { label: t('mobile'), glyph: phoneIcon },
    autoUsername: { label: t('quick'), glyph: starIcon },
  }
  return (
    <div className={styles.ways}>
      <Tabs label={t('register_ways')} tabs={ways.map(key => ({ key, ...faces[key] }))} current={way} onChange={setWay}>
        <Suspense>
          {way === 'username' && <UsernameForm {...props} />}
          {way === 'mobile' && <MobileForm {...props} />}
          {way === 'autoUsername' && <QuickForm {...props} />}
        </Suspense>
      </Tabs>
    </div>
  )
}
