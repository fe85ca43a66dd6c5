import { useState } from 'react'
import { NewPasswordField } from '#blocks/account/password/new-password-field.tsx'
import { usePasswordFault } from '#blocks/account/password/use-password-fault.ts'
import { usernameFault } from '#blocks/account/username/username-fault.ts'
import { UsernameField } from '#blocks/account/username/username-field.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSubmit } from '#forms/use-submit.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import styles from './player-form.module.css'

/** An agent registers a player with a first password, which the player must change. */
export const PlayerForm = ({ onRegistered }: { readonly onRegistered: () => void }) => {
  const t = useTexts('referral')
  const identity = useTexts('identity')
  const errors = useTexts('errors')
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const passwordFault = usePasswordFault()
  const [form, setForm] = useState({ username: '', password: '' })
  const { wrong, mark, clear } = useWrongFields<'username' | 'password'>()

  const change = (field: 'username' | 'password', value: string) => {
    setForm(filled => ({ ...filled, [field]: value }))
    clear(field)
  }

  const onSubmit = (element: HTMLFormElement) => {
    const username = form.username.trim()
    const { password } = form
    const nameFault = usernameFault(username)
    if (!mark(element, { username: nameFault && errors(nameFault), password: passwordFault(password, username) })) return
    void run(async () => {
      const { customerName } = await request('referral.registerPlayer', { username, password })
      showToast(t('player_registered', { name: customerName }))
      onRegistered()
    })
  }

  return (
    <Form onSubmit={onSubmit}>
      <p className={styles.lead}>{t('register_player_text')}</p>
      <FormProblem problem={problem} />
      <UsernameField
        hint={identity('username_hint')}
        maxLength={20}
        value={form.username}
        error={wrong.username ?? null}
        onChange={event => change('username', event.target.value)}
      />
      <NewPasswordField
        name="password"
        label={identity('password')}
        placeholder={identity('password_placeholder')}
        username={form.username}
        value={form.password}
        error={wrong.password}
        onChange={value => change('password', value)}
      />
      <Button type="submit" wide busy={processing}>
        {t('register_player')}
      </Button>
    </Form>
  )
}
