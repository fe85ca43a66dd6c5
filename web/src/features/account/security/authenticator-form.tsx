import { lazy, Suspense, useEffect, useState } from 'react'
import { CodeField } from '#blocks/account/one-time-code/code-field.tsx'
import { CopyButton } from '#blocks/copy/copy-button.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { untilHere } from '#blocks/late/until-here.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import type { Changed, SubjectFormProps } from './subject.ts'
import { useChange } from './use-change.ts'
import styles from './authenticator-form.module.css'

const QrCode = lazy(untilHere(async () => ({ default: (await import('./qr-code.tsx')).QrCode })))

/** Groups of four characters are easier to type. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

export const AuthenticatorForm = ({ refresh, onDone }: SubjectFormProps) => {
  const t = useTexts('security')
  const errors = useTexts('errors')
  const begin = useChange(refresh)
  const { processing, problem, run } = useChange<Changed>(refresh, onDone)
  const { wrong, mark, clear } = useWrongFields<'authCode'>()
  const [app, setApp] = useState<{ readonly secret: string; readonly uri: string } | null>(null)

  useEffect(() => {
    void begin.run(async request => setApp(await request('member.securityAuthenticatorBegin', {})), null)
    // Run once each time the form opens, because a new secret would invalidate the first one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <Form
      onSubmit={(form, values) => {
        const authCode = values['authCode']?.trim() ?? ''
        if (mark(form, { authCode: authCode === '' ? errors('required') : undefined }))
          void run(request => request('member.securityAuthenticator', { authCode }), t('saved'))
      }}
    >
      <FormProblem problem={problem ?? begin.problem} />
      <p className={styles.text}>{t('app_text')}</p>
      <div className={styles.code}>
        <Suspense fallback={<Skeleton shape="panel" />}>{app ? <QrCode text={app.uri} label={t('app_qr')} /> : <Skeleton shape="panel" />}</Suspense>
      </div>
      {app && (
        <div className={styles.key}>
          <span className={styles.name}>{t('app_key')}</span>
          <code className={styles.secret} dir="ltr">
            {grouped(app.secret)}
          </code>
          <CopyButton text={app.secret} label={t('app_copy_key')} />
        </div>
      )}
      <CodeField
        name="authCode"
        label={t('app_code')}
        hint={t('app_code_hint')}
        error={wrong.authCode ?? null}
        onInput={() => clear('authCode')}
        submits
      />
      <Button type="submit" wide busy={processing} busyLabel={t('saving')}>
        {t('save')}
      </Button>
    </Form>
  )
}
