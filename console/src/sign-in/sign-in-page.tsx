import { useRef, useState, type ReactNode } from 'react'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { demoCode } from './demo-code.ts'
import { Panel } from './panel.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'

interface SignInProps {
  mark: ReactNode
  /** There was a session a moment ago. */
  ended: boolean
  onSignedIn: () => void
}

/** Login, password and code in one step: which part is wrong is not said. */
export const SignInPage = ({ mark, ended, onSignedIn }: SignInProps) => {
  const t = useTexts('shell')
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [shown, show] = useState<string>()
  const codeField = useRef<HTMLInputElement>(null)
  const { act, busy, error } = useAct('session.signIn')

  const send = async () => {
    if (login === '' || password === '' || code === '') return
    const answer = await act({ login: login.trim(), password, code: code.replaceAll(/\s/g, '') })
    if (answer) onSignedIn()
    else {
      // The code holds for one try and half a minute: the next one is typed anew.
      setCode('')
      show(await demoCode(login.trim()))
      codeField.current?.focus()
    }
  }

  return (
    <Panel mark={mark} title={t('sign_in')}>
      {ended && <Note>{t('session_ended')}</Note>}
      <form
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField label={t('login')} value={login} onChange={setLogin} autoComplete="username" maxLength={60} />
        <TextField
          label={t('password')}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          onLeave={() => void demoCode(login.trim()).then(show)}
        />
        <TextField
          ref={codeField}
          label={t('code')}
          hint={shown === undefined ? t('code_hint') : t('demo_code', { code: shown })}
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
          {t('sign_in')}
        </Button>
      </form>
      <PasskeySignIn onSignedIn={onSignedIn} />
    </Panel>
  )
}
