import type { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'
import { useState } from 'react'
import { MobileField } from '#blocks/account/mobile-number/mobile-field.tsx'
import { emptyNumber, mobileFault } from '#blocks/account/mobile-number/mobile-number.ts'
import { CodeField } from '#blocks/account/one-time-code/code-field.tsx'
import { useCountdown } from '#blocks/account/one-time-code/use-countdown.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { createPhoneCode } from './phone-code.ts'
import { internationalNumber } from './phone-number.ts'
import { useProvider, type Provider } from './use-provider.ts'
import styles from './identity.module.css'

interface PhoneFormProps {
  firebase: FirebaseSetting
  provider: Pick<Provider, 'processing' | 'problem'>
  /** Called when a code was typed; `ask` resolves with the ID token, or fails with an `auth/…` code. */
  onCode: (load: () => Promise<string>) => void
}

/** A phone number, and the code that the identity provider sends to it. */
export const PhoneForm = ({ firebase, provider, onCode }: PhoneFormProps) => {
  const t = useTexts('identity')
  const errors = useTexts('errors')
  const settings = useSettings()
  const [mobile, setMobile] = useState(() => emptyNumber(settings))
  // A separate submit guard, so that sending a code does not delay confirming it.
  const sending = useProvider()
  const countdown = useCountdown()
  const [phone] = useState(() => createPhoneCode(firebase))
  const { wrong, mark, clear } = useWrongFields<'mobileNum' | 'verificationCode'>()
  const number = internationalNumber(mobile.country.countryDialingCode, mobile.number)
  const fault = mobileFault(mobile)
  const missing = fault && errors(fault)

  const send = (near: Element) =>
    void sending.attempt(async () => {
      await phone.send(number, near)
      // The provider does not say how long to wait: 60 s (spec 1 §9).
      countdown.start(undefined)
    })

  return (
    <Form
      onSubmit={(form, values) => {
        const code = values['verificationCode']?.replace(/\s/g, '') ?? ''
        if (mark(form, { mobileNum: missing, verificationCode: code === '' ? errors('required') : undefined })) onCode(() => phone.confirm(code))
      }}
    >
      <FormProblem problem={provider.problem ?? sending.problem} />
      <p className={styles.text}>{t('phone_text')}</p>
      <MobileField
        value={mobile}
        error={wrong.mobileNum}
        onChange={value => {
          setMobile(value)
          clear('mobileNum')
        }}
      />
      <CodeField
        name="verificationCode"
        error={wrong.verificationCode ?? null}
        onInput={() => clear('verificationCode')}
        submits
        send={{
          countdown,
          sending: sending.processing,
          onSend: button => {
            const form = button.closest('form')
            if (form && mark(form, { mobileNum: missing })) send(form)
          },
        }}
      />
      <Button type="submit" wide busy={provider.processing} busyLabel={t('login_processing')}>
        {t('phone_confirm')}
      </Button>
    </Form>
  )
}
