import { useState } from 'react'
import type { OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './sign-in.module.css'

/** In groups of four, which are easier to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

export type Invitation = OpAnswer<'enrolment.begin'>

export const EnrolForm = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const t = useTexts('shell')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { act, busy, error } = useAct('enrolment.finish')
  const send = async () => {
    if (password.length < invitation.shortestPassword || code === '') return
    // A whole new page: nothing of the invitation stays in the address or in memory.
    if (await act({ token, password, code: code.replaceAll(/\s/g, '') })) location.replace('/')
    else setCode('')
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="q">{t('enrol_login', { login: invitation.login })}</p>
      <input type="text" autoComplete="username" value={invitation.login} readOnly hidden aria-label={t('login')} />
      <TextField
        label={t('new_password')}
        hint={t('password_hint', { count: invitation.shortestPassword })}
        value={password}
        onChange={setPassword}
        type="password"
        autoComplete="new-password"
        maxLength={200}
      />
      <div className={styles.secret}>
        <QrCode text={invitation.uri} label={t('qr')} />
        <div className="grow">
          <p>{t('scan')}</p>
          <p className="m s">{t('or_type')}</p>
          <p className="mono">{inGroups(invitation.secret)}</p>
        </div>
      </div>
      <TextField
        label={t('code')}
        hint={t('code_hint')}
        value={code}
        onChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      {error !== undefined && (
        <div role="alert">
          <Note tone="bad">{errorWords(error)}</Note>
        </div>
      )}
      <Button kind="go" type="submit" busy={busy}>
        {t('enrol')}
      </Button>
    </form>
  )
}
