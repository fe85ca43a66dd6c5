import { UsernameField } from '#blocks/account/username/username-field.tsx'
import { CaptchaBlock } from '#blocks/captcha/captcha-block.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { Form, type FormValues } from '#ui/forms/form.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { missingIn, type LoginField } from './login-fields.ts'
import { useLogin } from './use-login.ts'
import { useSavedName } from './use-saved-name.ts'
import styles from './login-form.module.css'

/** Signs in by user name and password. */
export const UsernameForm = ({ onDone }: { onDone?: () => void }) => {
  const t = useTexts('identity')
  const errors = useTexts('errors')
  const settings = useSettings()
  const savedName = useSavedName()
  const { processing, problem, captcha, submit } = useLogin(onDone && { onDone })
  const { wrong, mark, clear } = useWrongFields<LoginField>()

  const onSubmit = (element: HTMLFormElement, values: FormValues) => {
    const form = { username: values['username']?.trim() ?? '', password: values['password'] ?? '', remember: 'remember' in values }
    const { username, password } = missingIn(form)
    if (mark(element, { username: username && errors(username), password: password && errors(password) })) void submit(form)
  }

  return (
    <Form onSubmit={onSubmit}>
      <FormProblem problem={problem} />
      <UsernameField
        hint={settings.register.ways.includes('mobile') || settings.recovery.ways.includes('email') ? t('login_name_hint') : undefined}
        // The browser offers passkeys here too (login/passkey-way.tsx).
        autoComplete={settings.login.passkeys ? 'username webauthn' : 'username'}
        maxLength={254}
        defaultValue={savedName}
        error={wrong.username ?? null}
        onInput={() => clear('username')}
      />
      <PasswordField
        name="password"
        label={t('password')}
        placeholder={t('password_placeholder')}
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={128}
        error={wrong.password ?? null}
        onInput={() => clear('password')}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
      />
      <Checkbox name="remember" label={t('remember_me')} hint={t('remember_me_hint')} defaultChecked />
      <CaptchaBlock captcha={captcha} />
      <Button type="submit" wide busy={processing} busyLabel={t('login_processing')}>
        {t('login_submit')}
      </Button>
      {settings.recovery.ways.length > 0 && (
        <p className={styles.forgot}>
          <ButtonLink look="plain" small href={paths.forgotPassword}>
            {t('forgot_password')}
          </ButtonLink>
        </p>
      )}
    </Form>
  )
}
