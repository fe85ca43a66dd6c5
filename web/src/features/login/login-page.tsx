import { EntryPage } from '#blocks/entry/entry-page.tsx'
import { IdentityWays } from '#blocks/identity/identity-ways.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/link.tsx'
import { LoginForm } from './login-form.tsx'

export const LoginPage = () => {
  const t = useTexts('identity')
  return (
    <EntryPage
      title={t('login_title')}
      text={t('login_subtitle')}
      other={
        <>
          {t('no_account')} <Link href={paths.register}>{t('go_register')}</Link>
        </>
      }
    >
      <LoginForm />
      <IdentityWays />
    </EntryPage>
  )
}
