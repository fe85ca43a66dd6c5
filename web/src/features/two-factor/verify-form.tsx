import { useState } from 'react'
import { EmailField } from '#blocks/email/email-field.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { CodeField } from '#blocks/one-time-code/code-field.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Icon } from '#ui/icon.tsx'
import { memberIcon, phoneIcon } from '#ui/icons.ts'
import { TextField } from '#ui/text-field.tsx'
import { useWrongFields } from '#ui/use-wrong-fields.ts'
import { emptyFieldsOf, type VerifyField, type VerifyTab } from './two-factor-rules.ts'
import type { TwoFactor } from './use-two-factor.ts'

const contactOf = { sms: 'mobileNum', email: 'email' } as const

/** The fields of one way; each new form begins empty (spec 1 §4). */
export const VerifyForm = ({ tab, twoFactor }: { tab: VerifyTab; twoFactor: TwoFactor }) => {
  const t = useTexts('security')
  const errors = useTexts('errors')
  const { wrong, mark, clear } = useWrongFields<VerifyField>()
  const [contact, setContact] = useState('')
  const { processing, sending, problem, countdowns, send, submit } = twoFactor

  const markEmpty = (form: HTMLElement, fields: readonly VerifyField[]): boolean =>
    mark(form, Object.fromEntries(fields.map(field => [field, errors('required')])))

  const codeBy = (way: 'sms' | 'email') => ({
    countdown: countdowns[way],
    sending,
    // Sending a code needs the number or address first (spec 1 §5).
    onSend: (button: HTMLElement) => {
      const form = button.closest('form')
      if (form && markEmpty(form, contact.trim() === '' ? [contactOf[way]] : [])) void send(way, contact)
    },
  })

  const typed = (field: VerifyField) => ({ name: field, error: wrong[field] ?? null, onInput: () => clear(field) })

  return (
    <Form
      onSubmit={(form, values) => {
        if (markEmpty(form, emptyFieldsOf(tab, values))) void submit(tab, values)
      }}
    >
      <FormProblem problem={problem} />
      {tab === 'payeeName' && (
        <TextField {...typed('payeeName')} label={t('payee_name')} prefix={<Icon glyph={memberIcon} small />} autoComplete="name" maxLength={100} />
      )}
      {tab === 'sms' && (
        <TextField
          {...typed('mobileNum')}
          label={t('mobile')}
          prefix={<Icon glyph={phoneIcon} small />}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={32}
          value={contact}
          onChange={event => setContact(event.target.value)}
        />
      )}
      {tab === 'email' && (
        <EmailField
          value={contact}
          error={wrong.email}
          onChange={value => {
            setContact(value)
            clear('email')
          }}
        />
      )}
      {tab === 'ga' ? (
        <CodeField {...typed('authCode')} label={t('app_code')} hint={t('app_code_hint')} />
      ) : (
        tab !== 'payeeName' && <CodeField {...typed('verificationCode')} send={codeBy(tab)} />
      )}
      <Button type="submit" wide busy={processing} busyLabel={t('verify_processing')}>
        {t('verify_submit')}
      </Button>
    </Form>
  )
}
