import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import { CodeField } from '#blocks/account/one-time-code/code-field.tsx'
import { useTimedSend } from '#blocks/account/one-time-code/use-timed-send.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSubmit } from '#forms/use-submit.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import type { ConfirmWay } from './confirm-ways.ts'

interface TypedProofProps {
  method: Exclude<ConfirmWay, IdentityChannel | 'K'>
  onConfirmed: () => Promise<void>
}

/** Confirms by the password or a code. */
export const TypedProof = ({ method, onConfirmed }: TypedProofProps) => {
  const t = useTexts('security')
  const identity = useTexts('identity')
  const errors = useTexts('errors')
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const { sending, problem: unsent, countdown, run: send } = useTimedSend()
  const { wrong, mark, clear } = useWrongFields<'proof'>()
  const field = { name: 'proof', error: wrong.proof ?? null, onInput: () => clear('proof') }

  const onSend = () => void send(async () => (method === 'S' || method === 'E' ? await request('member.securityConfirmCode', { method }) : undefined))

  return (
    <Form
      onSubmit={(form, values) => {
        const proof = values['proof'] ?? ''
        if (!mark(form, { proof: proof.trim() === '' ? errors('required') : undefined })) return
        const given = method === 'password' ? { password: proof } : { code: proof.trim() }
        void run(async () => {
          await request('member.securityConfirm', { method, ...given })
          await onConfirmed()
        })
      }}
    >
      <FormProblem problem={problem ?? unsent} />
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
          submits
          {...(method === 'G' ? { label: t('app_code'), hint: t('app_code_hint') } : { send: { countdown, sending, onSend } })}
        />
      )}
      <Button type="submit" wide busy={processing} busyLabel={t('verify_processing')}>
        {t('verify_submit')}
      </Button>
    </Form>
  )
}
