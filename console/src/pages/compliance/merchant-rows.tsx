import { MerchantMark } from '#frame/merchant-mark.tsx'
import { pathTo } from '#frame/paths.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { WorkRow } from '#ui/work-list.tsx'

/** The merchants, for a part that is about one of them. */
export const MerchantRows = ({
  part,
  merchants,
  open,
}: {
  part: 'exclusions' | 'retention'
  merchants: readonly MyMerchant[]
  open: string | undefined
}) => {
  const t = useTexts('compliance')
  return (
    <>
      {merchants.map(({ code, name }) => (
        <WorkRow
          key={code}
          href={pathTo('compliance', part, code)}
          current={code === open}
          title={
            <span className="row">
              <MerchantMark code={code} />
              <b>{name}</b>
            </span>
          }
          beside={null}
          below={t(`below_${part}`)}
        />
      ))}
    </>
  )
}
