import { useState } from 'react'
import { CodeField } from '#blocks/one-time-code/code-field.tsx'
import { useCountdown } from '#blocks/one-time-code/use-countdown.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Icon } from '#ui/icon.tsx'
import { mailIcon } from '#ui/icons.ts'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import { useWrongFields } from '#ui/use-wrong-fields.ts'
import { DiallingSelect } from './dialling-select.tsx'
import type { FormProps } from './factor-sheet.tsx'
import styles from './forms.module.css'
import { useChange } from './use-change.ts'

type Contact = { readonly email: string } | { readonly mobile: { readonly countryDialingCode: string; readonly mobileNum: string } }

interface ContactFormProps extends Omit<FormProps, 'security'> {
  text: string
  /** What was typed, undefined where nothing was. */
  contact: Contact | undefined
  field: TextFieldProps
}

/** A number or address, and the code that was sent there. */
const ContactForm = ({ text, contact, field, refresh, onDone }: ContactFormProps) => {
  const t = useTexts('security')
  const errors = useTexts('errors')
  const { processing, problem, run } = useChange(refresh, onDone)
  const send = useChange(async () => undefined)
  const countdown = useCountdown()
  const { wrong, mark, clear } = useWrongFields<'contact' | 'verificationCode'>()
  const missing = contact ? undefined : errors('required')

  const onSend = (button: HTMLElement) => {
    const form = button.closest('form')
    if (form && mark(form, { contact: missing }) && contact)
      void send.run(async request => countdown.start((await request('member.securityContactCode', contact)).expirationTime), null)
  }

  return (
    <Form
      onSubmit={(form, values) => {
        const verificationCode = values['verificationCode']?.replace(/\s/g, '') ?? ''
        const isRight = mark(form, { contact: missing, verificationCode: verificationCode === '' ? errors('required') : undefined })
        if (isRight && contact) void run(request => request('member.securityContact', { ...contact, verificationCode }), t('saved'))
      }}
    >
      <FormProblem problem={problem ?? send.problem} />
      <p className={styles.text}>{text}</p>
      <TextField {...field} dir="ltr" error={wrong.contact ?? null} onInput={() => clear('contact')} />
      <CodeField
        name="verificationCode"
        error={wrong.verificationCode ?? null}
        onInput={() => clear('verificationCode')}
        send={{ countdown, sending: send.processing, onSend }}
      />
      <Button type="submit" wide busy={processing} busyLabel={t('saving')}>
        {t('save')}
      </Button>
    </Form>
  )
}

export const EmailForm = (props: FormProps) => {
  const t = useTexts('security')
  const [email, setEmail] = useState('')
  return (
    <ContactForm
      {...props}
      text={t('email_text')}
      contact={email.trim() ? { email: email.trim() } : undefined}
      field={{
        label: t('email'),
        prefix: <Icon glyph={mailIcon} small />,
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        maxLength: 254,
        value: email,
        onChange: event => setEmail(event.target.value),
      }}
    />
  )
}

export const MobileForm = (props: FormProps) => {
  const t = useTexts('security')
  const settings = useSettings()
  const [countryDialingCode, setCode] = useState(settings.countryDialingCode)
  const [mobileNum, setNumber] = useState('')
  return (
    <ContactForm
      {...props}
      text={t('mobile_text')}
      contact={mobileNum.trim() ? { mobile: { countryDialingCode, mobileNum: mobileNum.trim() } } : undefined}
      field={{
        label: t('mobile'),
        prefix: <DiallingSelect label={t('dialling_code')} value={countryDialingCode} onChange={setCode} />,
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel-national',
        maxLength: 32,
        value: mobileNum,
        onChange: event => setNumber(event.target.value),
      }}
    />
  )
}
