import { EntryPage } from '#blocks/account/entry/entry-page.tsx'
import { IdentityWays } from '#blocks/account/identity/identity-ways.tsx'
import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { lockIcon } from '#ui/icons/page-icons.ts'
import { Link } from '#ui/link.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { RegisterForm } from './register-form.tsx'
import { useRegister } from './use-register.ts'

const loadNotice = async () => (await import('#blocks/account/registered/registered-notice.tsx')).RegisteredNotice

const Open = () => {
  const { confirmation, confirm, lateCaptcha, ...form } = useRegister()
  return (
    <>
      <RegisterForm {...form} />
      {lateCaptcha}
      <IdentityWays />
      <Late
        load={loadNotice}
        wanted={confirmation !== null}
        props={{ userName: confirmation?.userName, backBy: confirmation?.backBy, onConfirm: confirm }}
      />
    </>
  )
}

const Closed = () => {
  const t = useTexts('identity')
  return <EmptyState glyph={lockIcon} title={t('register_closed_title')} text={t('register_closed_text')} />
}

export const RegisterPage = () => {
  const t = useTexts('identity')
  const { enabled } = useSettings().register
  return (
    <EntryPage
      title={t('register_title')}
      text={t('register_subtitle')}
      other={
        <>
          {t('have_account')} <Link href={paths.login}>{t('go_login')}</Link>
        </>
      }
    >
      {enabled ? <Open /> : <Closed />}
    </EntryPage>
  )
}
