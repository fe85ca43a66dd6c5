import { useState } from 'react'
import { endSecondStep, useSecondStep, type SecondStep } from '#sign-in/second-step.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { mailIcon, memberIcon, messageIcon, shieldIcon } from '#ui/icons.ts'
import { Tabs } from '#ui/tabs.tsx'
import { tabsOf, type VerifyTab } from './two-factor-rules.ts'
import { useTwoFactor } from './use-two-factor.ts'
import { VerifyForm } from './verify-form.tsx'
import styles from './two-factor-dialog.module.css'

const Ways = ({ step }: { step: SecondStep }) => {
  const t = useTexts('security')
  const twoFactor = useTwoFactor(step)
  const required = tabsOf(step.methods)
  const [chosen, setChosen] = useState<VerifyTab | undefined>(required[0])
  const faces = {
    payeeName: { label: t('payee_name'), glyph: memberIcon },
    sms: { label: t('sms_tab'), glyph: messageIcon },
    ga: { label: t('app_tab'), glyph: shieldIcon },
    email: { label: t('email'), glyph: mailIcon },
  }
  if (!chosen) return null
  return (
    <div className={styles.ways}>
      <p className={styles.intro}>{t('verify_intro')}</p>
      <Tabs label={t('verify_ways')} tabs={required.map(key => ({ key, ...faces[key] }))} current={chosen} onChange={setChosen}>
        {/* Another tab or another attempt begins with empty fields. */}
        <VerifyForm key={`${chosen} ${twoFactor.failures}`} tab={chosen} twoFactor={twoFactor} />
      </Tabs>
    </div>
  )
}

/** The two-factor modal (spec 1 §2). Its title is the label 'notice'. */
export const TwoFactorDialog = ({ open }: { open: boolean }) => {
  const shell = useTexts('shell')
  const step = useSecondStep()
  // Keep the content while the dialog closes.
  const [last, setLast] = useState(step)
  if (step && step !== last) setLast(step)
  return (
    <Dialog open={open} title={shell('notice')} closeLabel={shell('close')} onClose={endSecondStep}>
      {last && <Ways key={last.username} step={last} />}
    </Dialog>
  )
}
