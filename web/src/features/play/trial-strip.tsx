import { startAddress, type LaunchOrder } from '#blocks/launch/launch-order.ts'
import { signInTo } from '#blocks/linkage/game-address.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { RESTRICTED } from '#session/member-types.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/link.tsx'
import styles from './trial-strip.module.css'

/** Says that a trial is about nothing, and offers the real game: a visitor, or a guest, signs up first and arrives in it. */
export const TrialStrip = ({ order }: { readonly order: LaunchOrder }) => {
  const t = useTexts('game')
  const session = useSession()
  const settings = useSettings()
  const real = startAddress(order, false)
  const hasAccount = session && session.type !== RESTRICTED
  const signUp = settings.register.enabled ? `${paths.register}?${new URLSearchParams({ backUrl: real })}` : signInTo(real, settings)
  return (
    <div className={styles.strip}>
      <span className={styles.words}>{t('trial')}</span>
      <Link className={styles.way} href={hasAccount ? real : signUp}>
        {t(hasAccount ? 'play_real' : 'sign_up_to_play')}
      </Link>
    </div>
  )
}
