import type { ReactNode } from 'react'
import { CodeField } from '#blocks/account/one-time-code/code-field.tsx'
import { useTimedSend } from '#blocks/account/one-time-code/use-timed-send.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import type { Changed, SubjectFormProps } from './subject.ts'
import { useChange } from './use-change.ts'
import styles from './forms.module.css'

type Contact = { readonly email: string } | { readonly mobile: { readonly countryDialingCode: string; readonly mobileNum: string } }

export const useContactFields = () => useWrongFields<'contact' | 'verificationCode'>()

interface ContactFormProps extends Omit<SubjectFormProps, 'security'> {
  text: string
  contact: Contact
  /** Its error text, if it is wrong. */
  fault: string | undefined
  fields: ReturnType<typeof useContactFields>
  /** The field for the number or address. */
  children: ReactNode
}

/** A number or address, and the code that was sent there. */
export const ContactForm = ({ text, contact, fault, fields: { wrong, mark, clear }, refresh, onDone, children }: ContactFormProps) => {
  const t = useTexts('security')
  const errors = useTexts('errors')
  const { processing, problem, run } = useChange<Changed>(refresh, onDone)
  const { request } = useRequest()
  const { sending, problem: unsent, countdown, run: send } = useTimedSend()

  const onSend = (button: HTMLElement) => {
    const form = button.closest('form')
    if (form && mark(form, { contact: fault })) void send(() => request('member.securityContactCode', contact))
  }

  return (
    <Form
      onSubmit={(form, values) => {
        const verificationCode = values['verificationCode']?.replace(/\s/g, '') ?? ''
        const isRight = mark(form, { contact: fault, verificationCode: verificationCode === '' ? errors('required') : undefined })
        if (isRight) void run(request => request('member.securityContact', { ...contact, verificationCode }), t('saved'))
      }}
    >
      <FormProblem problem={problem ?? unsent} />
      <p className={styles.text}>{text}</p>
      {children}
      <CodeField
        name="verificationCode"
        error={wrong.verificationCode ?? null}
        onInput={() => clear('verificationCode')}
        send={{ countdown, sending, onSend }}
        submits
      />
      <Button type="submit" wide busy={processing} busyLabel={t('saving')}>
        {t('save')}
      </Button>
    </Form>
  )
}
