import { EntryPage } from '#blocks/account/entry/entry-page.tsx'
import { IdentityWays } from '#blocks/account/identity/identity-ways.tsx'
import { Late } from '#blocks/late/late.tsx'
import type { Parts } from '#merchant/parts.ts'
import { paths } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/link.tsx'
import { LoginForm } from './login-form.tsx'
import { PasskeyWay } from './passkey-way.tsx'

/** In the address of whoever comes for a game (blocks/games/launch/game-address, blocks/launch). */
const FOR_GAME = /card%3D|launchGame/
const loadTry = async (parts: Parts) => {
  const [{ TryFirst }] = await Promise.all([import('#blocks/games/launch/try-first.tsx'), parts.load('texts.game')])
  return TryFirst
}
const NO_PROPS = {}

export const LoginPage = () => {
  const t = useTexts('identity')
  const { search } = useAddress()
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
      <PasskeyWay />
      <IdentityWays />
      {FOR_GAME.test(search) && <Late load={loadTry} wanted={false} props={NO_PROPS} />}
    </EntryPage>
  )
}
