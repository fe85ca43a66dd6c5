import { useState } from 'react'
import { emailFault } from '#blocks/account/email/email-fault.ts'
import { EmailField } from '#blocks/account/email/email-field.tsx'
import { MobileField } from '#blocks/account/mobile-number/mobile-field.tsx'
import { useMobileEntry } from '#blocks/account/mobile-number/use-mobile-entry.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ContactForm, useContactFields } from './contact-form.tsx'
import type { SubjectFormProps } from './subject.ts'

export const EmailForm = (props: SubjectFormProps) => {
  const t = useTexts('security')
  const errors = useTexts('errors')
  const fields = useContactFields()
  const [email, setEmail] = useState('')
  const fault = emailFault(email)
  return (
    <ContactForm {...props} text={t('email_text')} contact={{ email: email.trim() }} fault={fault && errors(fault)} fields={fields}>
      <EmailField
        value={email}
        error={fields.wrong.contact}
        onChange={value => {
          setEmail(value)
          fields.clear('contact')
        }}
      />
    </ContactForm>
  )
}

export const MobileForm = (props: SubjectFormProps) => {
  const t = useTexts('security')
  const fields = useContactFields()
  const { mobile, setMobile, requested, fault } = useMobileEntry()
  return (
    <ContactForm {...props} text={t('mobile_text')} contact={{ mobile: requested }} fault={fault} fields={fields}>
      <MobileField
        value={mobile}
        error={fields.wrong.contact}
        onChange={value => {
          setMobile(value)
          fields.clear('contact')
        }}
      />
    </ContactForm>
  )
}
