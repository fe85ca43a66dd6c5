import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { CertificateCheck } from '#features/lottery/check/certificate-check.tsx'
import { VoidReason } from '#features/lottery/check/void-reason.tsx'
import { EntropyNote } from '#features/lottery/common/entropy-note.tsx'
import { LotteryFailed } from '#features/lottery/common/lottery-failed.tsx'
import { PrizeTable } from '#features/lottery/common/prize-table.tsx'
import { useDraw } from '#features/lottery/common/use-draw.ts'
import { useAddress } from '#navigation/use-address.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { DrawFacts } from './draw-facts.tsx'
import { DrawHead } from './draw-head.tsx'

/** The draw that the address names, followed while it changes. */
export const DrawBody = () => {
  const t = useTexts('lottery')
  const errors = useTexts('errors')
  const session = useSession()
  const id = new URLSearchParams(useAddress().search).get('id')
  const { data, failed, unknown, refresh } = useDraw(id)
  if (id === null || failed) {
    const title = id === null || unknown ? errors('lottery.draw.unknown') : t('draw_failed')
    return <LotteryFailed title={title} heading="h1" onRetry={() => void refresh()} />
  }
  if (!data) return <Skeleton shape="panel" />
  const { draw, prizes } = data
  return (
    <>
      <DrawHead draw={draw} clock={data.clock} />
      <VoidReason answer={data} />
      {session && (
        <ButtonLink href={`${lotteryPaths.tickets}?draw=${draw.id}`} look="quiet" wide>
          {t('my_tickets')}
        </ButtonLink>
      )}
      <PrizeTable rules={data} won={prizes} />
      <DrawFacts answer={data} />
      <EntropyNote entropy={draw.entropy} />
      <Card>
        <CertificateCheck answer={data} />
      </Card>
      <ButtonLink href={lotteryPaths.lottery(draw.lottery)} wide>
        {t('next_draw')}
      </ButtonLink>
    </>
  )
}
