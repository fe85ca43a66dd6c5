import { useState } from 'react'
import { EntryPage } from '#blocks/account/entry/entry-page.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { mailIcon } from '#ui/icons/icons.ts'
import { lockIcon, phoneIcon } from '#ui/icons/page-icons.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Link } from '#ui/link.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import styles from './recovery-page.module.css'

const Ways = () => {
  const t = useTexts('identity')
  const { ways } = useSettings().recovery
  const [way, setWay] = useState(ways[0])
  const faces = { sms: { label: t('mobile'), glyph: phoneIcon }, email: { label: t('email'), glyph: mailIcon } }
  if (!way) return <EmptyState glyph={lockIcon} title={t('recovery_title')} text={t('recovery_closed')} />
  return (
    <div className={styles.ways}>
      <Tabs label={t('recovery_title')} tabs={ways.map(key => ({ key, ...faces[key] }))} current={way} onChange={setWay}>
        <RecoveryForm key={way} way={way} />
      </Tabs>
    </div>
  )
}

/** Setting a new password by a code, for members who forgot theirs or never had one. */
export const RecoveryPage = () => {
  const t = useTexts('identity')
  return (
    <EntryPage title={t('recovery_title')} text={t('recovery_text')} other={<Link href={paths.login}>{t('go_login')}</Link>}>
      <Ways />
    </EntryPage>
  )
}
