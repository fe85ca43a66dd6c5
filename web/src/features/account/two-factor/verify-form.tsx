import { useState } from 'react'
import { EmailField } from '#blocks/account/email/email-field.tsx'
import { MobileField } from '#blocks/account/mobile-number/mobile-field.tsx'
import { mobileOf, showsDiallingCode } from '#blocks/account/mobile-number/mobile-number.ts'
import { useMobileEntry } from '#blocks/account/mobile-number/use-mobile-entry.ts'
import { CodeField } from '#blocks/account/one-time-code/code-field.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import type { SecondStep } from '#sign-in/second-step.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { memberIcon } from '#ui/icons/icons.ts'
import { lockIcon } from '#ui/icons/page-icons.ts'
import { TrustDevice } from './trust-device.tsx'
import { emptyFieldsOf, type VerifyField, type VerifyWay } from './two-factor-rules.ts'
import type { TwoFactor } from './use-two-factor.ts'

const contactOf = { sms: 'mobileNum', email: 'email' } as const

interface VerifyFormProps {
  way: VerifyWay
  step: Pick<SecondStep, 'demand' | 'remember'>
  twoFactor: TwoFactor
}

/** The fields of one way; each new form begins empty (spec 1 §4). */
export const VerifyForm = ({ way, step: { demand, remember }, twoFactor }: VerifyFormProps) => {
  const t = useTexts('security')
  const errors = useTexts('errors')
  const settings = useSettings()
  const { wrong, mark, clear } = useWrongFields<VerifyField>()
  const { mobile, setMobile } = useMobileEntry()
  const [email, setEmail] = useState('')
  const { processing, problem, sends, send, submit } = twoFactor

  const markEmpty = (form: HTMLElement, fields: readonly VerifyField[]): boolean =>
    mark(form, Object.fromEntries(fields.map(field => [field, errors('required')])))

  // The dialling code is part of the number only where the page shows it; otherwise the server tries the merchant's (spec 1 §6).
  const country = showsDiallingCode(settings) ? { countryDialingCode: mobileOf(mobile).countryDialingCode } : undefined
  const codeBy = (by: 'sms' | 'email') => {
    const contact = by === 'sms' ? mobile.number : email
    return {
      countdown: sends[by].countdown,
      sending: sends[by].sending,
      // Sending a code needs the number or address first (spec 1 §5).
      onSend: (button: HTMLElement) => {
        const form = button.closest('form')
        if (form && markEmpty(form, contact.trim() === '' ? [contactOf[by]] : [])) void send({ way: by, contact, ...(country && { country }) })
      },
    }
  }

  const typed = (field: VerifyField) => ({ name: field, error: wrong[field] ?? null, onInput: () => clear(field) })
  // Isolated, because dots and digits would change places in a right-to-left line.
  const onRecord = (target: string | undefined) => target && t('on_record', { target: `\u2066${target}\u2069` })

  return (
    <Form
      onSubmit={(form, values) => {
        if (!markEmpty(form, emptyFieldsOf(way, values))) return
        void submit(way, values, { trustDevice: 'trustDevice' in values, ...(way === 'sms' && country) })
      }}
    >
      <FormProblem problem={problem ?? (way === 'sms' || way === 'email' ? sends[way].problem : null)} />
      {way === 'payeeName' && (
        <TextField {...typed('payeeName')} label={t('payee_name')} prefix={<Icon glyph={memberIcon} small />} autoComplete="name" maxLength={100} />
      )}
      {way === 'sms' && (
        <MobileField
          value={mobile}
          hint={onRecord(demand.mobileHint)}
          error={wrong.mobileNum}
          onChange={value => {
            setMobile(value)
            clear('mobileNum')
          }}
        />
      )}
      {way === 'email' && (
        <EmailField
          value={email}
          hint={onRecord(demand.emailHint)}
          error={wrong.email}
          onChange={value => {
            setEmail(value)
            clear('email')
          }}
        />
      )}
      {(way === 'sms' || way === 'email') && <CodeField {...typed('verificationCode')} submits send={codeBy(way)} />}
      {way === 'ga' && <CodeField {...typed('authCode')} label={t('app_code')} hint={t('app_code_hint')} submits />}
      {way === 'recoveryCode' && (
        <TextField
          {...typed('recoveryCode')}
          label={t('recovery_code')}
          hint={t('recovery_code_hint')}
          prefix={<Icon glyph={lockIcon} small />}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={32}
        />
      )}
      <TrustDevice days={demand.trustDays} ticked={remember} />
      <Button type="submit" wide busy={processing} busyLabel={t('verify_processing')}>
        {t('verify_submit')}
      </Button>
    </Form>
  )
}
