import { startAddress, type LaunchOrder } from '#blocks/games/launch/launch-order.ts'
import { signUpFor } from '#blocks/games/launch/sign-up-for.ts'
import { useSettings } from '#merchant/page-data.tsx'
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
  const hasAccount = session && session.type !== RESTRICTED
  return (
    <div className={styles.strip}>
      <span className={styles.words}>{t('trial')}</span>
      <Link className={styles.way} href={hasAccount ? startAddress(order, false) : signUpFor(order, settings)}>
        {t(hasAccount ? 'play_real' : 'sign_up_to_play')}
      </Link>
    </div>
  )
}
