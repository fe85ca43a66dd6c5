import type { ReactNode } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { useContent } from '#merchant/use-parts.ts'
import { documentPath } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Link } from '#ui/link.tsx'
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

/** What is accepted with a registration. The documents open beside the form, so that nothing of it is lost. */
const AcceptedDocuments = () => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  const documents = useContent('acceptance') ?? []
  if (documents.length === 0) return null
  return (
    <p className={styles.age}>
      {t('documents_accepted')}{' '}
      {documents.map(({ document }) => (
        <Link key={document} href={documentPath(document)} target="_blank" rel="noopener" className={styles.document}>
          {shell(document)}
        </Link>
      ))}
    </p>
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
      <AcceptedDocuments />
    </>
  )
}
