import { useState } from 'react'
import { CodeField } from '#blocks/one-time-code/code-field.tsx'
import { useCountdown } from '#blocks/one-time-code/use-countdown.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useWrongFields } from '#ui/use-wrong-fields.ts'
import styles from './forms.module.css'
import { useChange } from './use-change.ts'
import type { ConfirmMethod } from './use-security.ts'

const Way = ({ method, refresh }: { method: ConfirmMethod; refresh: () => Promise<void> }) => {
  const t = useTexts('security')
  const identity = useTexts('identity')
  const errors = useTexts('errors')
  const { processing, problem, run } = useChange(refresh)
  const send = useChange(async () => undefined)
  const countdown = useCountdown()
  const { wrong, mark, clear } = useWrongFields<'proof'>()
  const field = { name: 'proof', error: wrong.proof ?? null, onInput: () => clear('proof') }

  const onSend = () =>
    void send.run(async request => {
      if (method === 'S' || method === 'E') countdown.start((await request('member.securityConfirmCode', { method })).expirationTime)
    }, null)

  return (
    <Form
      onSubmit={(form, values) => {
        const proof = values['proof'] ?? ''
        if (!mark(form, { proof: proof.trim() === '' ? errors('required') : undefined })) return
        const given = method === 'password' ? { password: proof } : { code: proof.trim() }
        void run(request => request('member.securityConfirm', { method, ...given }), null)
      }}
    >
      <FormProblem problem={problem ?? send.problem} />
      {method === 'password' ? (
        <PasswordField
          {...field}
          label={identity('current_password')}
          autoComplete="current-password"
          enterKeyHint="go"
          maxLength={128}
          showLabel={identity('show_password')}
          hideLabel={identity('hide_password')}
        />
      ) : (
        <CodeField
          {...field}
          {...(method === 'G' ? { label: t('app_code'), hint: t('app_code_hint') } : { send: { countdown, sending: send.processing, onSend } })}
        />
      )}
      <Button type="submit" wide busy={processing} busyLabel={t('verify_processing')}>
        {t('verify_submit')}
      </Button>
    </Form>
  )
}

/** Who changes what protects the account proves first to be the member. */
export const ConfirmForm = ({ methods, refresh }: { methods: readonly ConfirmMethod[]; refresh: () => Promise<void> }) => {
  const t = useTexts('security')
  const identity = useTexts('identity')
  const [method, setMethod] = useState(methods[0])
  const labels = { password: identity('password'), G: t('app_tab'), S: t('sms_tab'), E: t('email') }
  if (!method) return null
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('confirm_text')}</p>
      <Tabs label={t('verify_ways')} tabs={methods.map(key => ({ key, label: labels[key] }))} current={method} onChange={setMethod}>
        <Way key={method} method={method} refresh={refresh} />
      </Tabs>
    </div>
  )
}
