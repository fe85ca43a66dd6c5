import { useLotteries } from '#blocks/lottery/use-lotteries.ts'
import { LotteryFailed } from '#features/lottery/common/lottery-failed.tsx'
import { diceIcon } from '#features/lottery/common/lottery-icons.ts'
import { paths } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { LotteryList } from './lottery-list.tsx'
import { OneLottery } from './one-lottery.tsx'

/** What the address asks for: all lotteries, those of one vendor, or the tickets of one. */
export const LotteryBody = () => {
  const t = useTexts('lottery')
  const errors = useTexts('errors')
  const wallet = useTexts('wallet')
  const query = new URLSearchParams(useAddress().search)
  const code = query.get('code')
  const vendor = query.get('vendor')
  const { data, failed, refresh } = useLotteries()
  // The list has a title above it; the page of one lottery has none.
  const heading = code === null ? 'h2' : 'h1'
  if (!data)
    return failed ? <LotteryFailed title={wallet('list_failed')} heading={heading} onRetry={() => void refresh()} /> : <Skeleton shape="panel" />
  const { lotteries, clock } = data
  const one = lotteries.find(lottery => lottery.code === code)
  if (one) return <OneLottery key={one.code} lottery={one} clock={clock} refresh={refresh} />
  if (code !== null)
    return (
      <EmptyState glyph={diceIcon} title={errors('lottery.unknown')} heading={heading}>
        <ButtonLink href={paths.lotteries} look="quiet">
          {t('title')}
        </ButtonLink>
      </EmptyState>
    )
  const ofVendor = lotteries.filter(lottery => lottery.vendor === vendor)
  if (lotteries.length === 0) return <EmptyState glyph={diceIcon} title={t('no_draw')} />
  return <LotteryList lotteries={ofVendor.length > 0 ? ofVendor : lotteries} clock={clock} />
}
