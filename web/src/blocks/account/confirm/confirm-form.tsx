import type { CallRequests } from '@foyer/contract'
import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import { lazy, Suspense, useState } from 'react'
import { CodeField } from '#blocks/account/one-time-code/code-field.tsx'
import { useTimedSend } from '#blocks/account/one-time-code/use-timed-send.ts'
import { PasskeyButton } from '#blocks/account/passkey/passkey-button.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { untilHere } from '#blocks/late/until-here.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import type { Security } from '#session/use-security.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { confirmWays, isChannel, type ConfirmWay } from './confirm-ways.ts'
import styles from './confirm.module.css'

const ProveIdentity = lazy(untilHere(async () => ({ default: (await import('#blocks/account/identity/prove-identity.tsx')).ProveIdentity })))

interface TypedProofProps {
  method: Exclude<ConfirmWay, IdentityChannel | 'K'>
  onConfirmed: () => Promise<void>
}

/** Confirms by the password or a code. */
const TypedProof = ({ method, onConfirmed }: TypedProofProps) => {
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

/** Confirms in one of the ways. */
const Proof = ({ way, onConfirmed }: { way: ConfirmWay; onConfirmed: () => Promise<void> }) => {
  const { request } = useRequest()
  const confirm = async (given: CallRequests['member.securityConfirm']) => {
    await request('member.securityConfirm', given)
    await onConfirmed()
  }
  if (way === 'K') return <PasskeyButton onProven={passkey => confirm({ method: 'K', passkey })} />
  if (!isChannel(way)) return <TypedProof method={way} onConfirmed={onConfirmed} />
  return (
    <Suspense>
      <ProveIdentity channel={way} onProven={proof => confirm({ method: 'I', ...proof })} />
    </Suspense>
  )
}

interface ConfirmFormProps {
  security: Security
  onConfirmed: () => Promise<void>
}

/** Before changing what protects the account, the member proves their identity in one of the available ways. */
export const ConfirmForm = ({ security, onConfirmed }: ConfirmFormProps) => {
  const t = useTexts('security')
  const identity = useTexts('identity')
  const { firebase } = useSettings()
  const ways = confirmWays(security, firebase?.channels ?? [])
  const [chosen, setChosen] = useState(ways[0])
  const labels = {
    password: identity('password'),
    K: t('passkeys'),
    G: t('app_tab'),
    S: t('sms_tab'),
    E: t('email'),
    phone: t('phone_login'),
    google: 'Google',
    facebook: 'Facebook',
  }
  if (!chosen) return null
  return (
    <div className={styles.confirm}>
      <p className={styles.text}>{t('confirm_text')}</p>
      <Tabs label={t('verify_ways')} tabs={ways.map(key => ({ key, label: labels[key] }))} current={chosen} onChange={setChosen}>
        <Proof key={chosen} way={chosen} onConfirmed={onConfirmed} />
      </Tabs>
    </div>
  )
}
