import type { ReactNode } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './register-form.module.css'

/** The field for a referral code, if the merchant shows it. */
export const ReferralField = ({ error, onInput }: { error: string | undefined; onInput: () => void }) => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  const { referral } = useSettings().register
  if (!referral) return null
  return (
    <TextField
      name="referralCode"
      label={t('referral_code')}
      aside={shell('optional')}
      placeholder={t('referral_code_placeholder')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      error={error ?? null}
      onInput={onInput}
    />
  )
}

/** The end of each registration form; `children` come before the button. */
export const RegisterEnd = ({ processing, children }: { processing: boolean; children?: ReactNode }) => {
  const t = useTexts('identity')
  const { minimumAge } = useSettings()
  return (
    <>
      <Checkbox name="remember" label={t('remember_me')} hint={t('remember_me_hint')} defaultChecked />
      {children}
      <Button type="submit" wide busy={processing} busyLabel={t('register_processing')}>
        {t('register_submit')}
      </Button>
      <p className={styles.age}>{t('age_confirmation', { age: minimumAge })}</p>
    </>
  )
}
