import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PasskeyButton } from '#blocks/account/passkey/passkey-button.tsx'
import type { SecondStep } from '#sign-in/second-step.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { mailIcon, memberIcon, messageIcon, shieldIcon } from '#ui/icons/icons.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { tabsOf, type VerifyTab, type VerifyWay } from './two-factor-rules.ts'
import { usePasskeyStep } from './use-passkey-step.ts'
import { useTwoFactor } from './use-two-factor.ts'
import { VerifyForm } from './verify-form.tsx'
import styles from './two-factor-dialog.module.css'

export const SecondStepWays = ({ step }: { step: SecondStep }) => {
  const t = useTexts('security')
  const twoFactor = useTwoFactor(step)
  const byPasskey = usePasskeyStep(step)
  const required = tabsOf(step.demand)
  const [chosen, setChosen] = useState<VerifyTab | undefined>(required[0])
  const [recovering, setRecovering] = useState(false)
  // Counts the visits to tabs, because another tab begins with empty fields.
  const [visit, setVisit] = useState(0)
  const show = (tab: VerifyTab) => {
    setChosen(tab)
    setVisit(count => count + 1)
  }
  const root = useRef<HTMLDivElement>(null)
  const recover = (wanted: boolean) => {
    flushSync(() => {
      setRecovering(wanted)
      setVisit(count => count + 1)
    })
    // The button that was pressed is hidden now, and on a small screen the field may lie above what is seen.
    root.current?.querySelector<HTMLElement>(wanted ? '[name="recoveryCode"]' : '[role="tab"][tabindex="0"], input, button')?.focus()
  }
  const faces = {
    payeeName: { label: t('payee_name'), glyph: memberIcon },
    sms: { label: t('sms_tab'), glyph: messageIcon },
    ga: { label: t('app_tab'), glyph: shieldIcon },
    email: { label: t('email'), glyph: mailIcon },
  }
  const formOf = (way: VerifyWay) => <VerifyForm key={`${way} ${visit} ${twoFactor.failures}`} way={way} step={step} twoFactor={twoFactor} />
  const byMethod = (
    <div className={styles.ways}>
      {step.demand.passkey && <PasskeyButton quiet={chosen !== undefined} onProven={byPasskey} />}
      {chosen && (
        <Tabs label={t('verify_ways')} tabs={required.map(key => ({ key, ...faces[key] }))} current={chosen} onChange={show}>
          {/* All forms lie in one place, so that the dialog is as high as the highest and stands still. */}
          <Stack current={required.indexOf(chosen)}>{required.map(formOf)}</Stack>
        </Tabs>
      )}
      {step.demand.recoveryCode && (
        <Button look="plain" small wide onClick={() => recover(true)}>
          {t('recovery_use')}
        </Button>
      )}
    </div>
  )
  const byRecoveryCode = step.demand.recoveryCode && (
    <div className={styles.ways}>
      {formOf('recoveryCode')}
      <Button look="plain" small wide onClick={() => recover(false)}>
        {t('recovery_back')}
      </Button>
    </div>
  )
  return (
    <div ref={root} className={styles.ways}>
      <p className={styles.intro}>{t('verify_intro')}</p>
      <Stack current={recovering ? 1 : 0}>{[byMethod, byRecoveryCode]}</Stack>
    </div>
  )
}
