import { useState } from 'react'
import type { FirebaseSetting } from '@foyer/contract/identity/firebase-setting'
import { createPhoneCode } from '#blocks/identity/phone-code.ts'
import { internationalNumber } from '#blocks/identity/phone-number.ts'
import type { Identity } from '#blocks/identity/use-identity.ts'
import { CodeField } from '#blocks/one-time-code/code-field.tsx'
import { useCountdown } from '#blocks/one-time-code/use-countdown.ts'
import { MobileField } from '#blocks/mobile-number/mobile-field.tsx'
import { emptyNumber, mobileFault } from '#blocks/mobile-number/mobile-number.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { useWrongFields } from '#ui/use-wrong-fields.ts'
import styles from '#blocks/identity/identity.module.css'

interface PhoneSheetProps {
  open: boolean
  firebase: FirebaseSetting
  identity: Identity
  onClose: () => void
}

/** A number, and the code the identity provider sends there. */
export const PhoneSheet = ({ open, firebase, identity, onClose }: PhoneSheetProps) => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const settings = useSettings()
  const [mobile, setMobile] = useState(() => emptyNumber(settings))
  const [sending, setSending] = useState(false)
  const countdown = useCountdown()
  const [phone] = useState(() => createPhoneCode(firebase))
  const { wrong, mark, clear } = useWrongFields<'mobileNum' | 'verificationCode'>()
  const number = internationalNumber(mobile.country.countryDialingCode, mobile.number)
  const fault = mobileFault(mobile)
  const missing = fault && errors(fault)

  const send = async (near: Element) => {
    setSending(true)
    await identity.attempt(async () => {
      await phone.send(number, near)
      // The provider names no time: 60 s (spec 1 §9).
      countdown.start(undefined)
    })
    setSending(false)
  }

  return (
    <Sheet open={open} title={t('phone_title')} closeLabel={shell('close')} onClose={onClose}>
      <Form
        onSubmit={(form, values) => {
          const code = values['verificationCode']?.replace(/\s/g, '') ?? ''
          if (mark(form, { mobileNum: missing, verificationCode: code === '' ? errors('required') : undefined }))
            void identity.signInWith('phone', () => phone.confirm(code))
        }}
      >
        <FormProblem problem={identity.problem} />
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
          send={{
            countdown,
            sending,
            onSend: button => {
              const form = button.closest('form')
              if (form && mark(form, { mobileNum: missing })) void send(form)
            },
          }}
        />
        <Button type="submit" wide busy={identity.processing && !sending} busyLabel={t('login_processing')}>
          {t('phone_confirm')}
        </Button>
      </Form>
    </Sheet>
  )
}
