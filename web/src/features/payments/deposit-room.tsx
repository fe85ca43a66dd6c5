import { memo } from 'react'
import useSWR from 'swr'
import { useMoney } from '#blocks/money/use-money.ts'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/link.tsx'
import styles from './deposit-sheet.module.css'

/** What the member's tightest limit on deposits leaves; nothing where none is set. */
export const DepositRoom = memo(() => {
  const t = useTexts('safeplay')
  const wallet = useTexts('wallet')
  const money = useMoney()
  const { request } = useRequest()
  const session = useSession()
  const { data } = useSWR(session ? ['safePlay.overview', session.id] : null, () => request('safePlay.overview', {}, { alert: false }), {
    shouldRetryOnError: false,
  })
  const rooms = (data?.own?.limits ?? [])
    .filter(({ kind }) => kind === 'deposit')
    .map(limit => ({ ...limit, left: Math.max(limit.most - limit.used, 0) }))
  const [tightest] = rooms.sort((one, other) => one.left - other.left)
  if (!tightest) return null
  const { period, left, most } = tightest
  return (
    <p className={styles.room}>
      <span>
        {t(period)} · {t('limit_left', { left: `\u2068${money(left)}\u2069`, most: `\u2068${money(most)}\u2069` })}
      </span>
      <Link href={paths.depositLimits}>{wallet('limits')}</Link>
    </p>
  )
})
