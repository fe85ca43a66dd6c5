import { useMerchant } from '#session/session.ts'
import { BrandMark } from '#ui/marks.tsx'

/** The mark of a merchant, with its name for those who do not see it, or beside it. */
export const MerchantMark = ({ code, named }: { code: string; named?: boolean }) => {
  const merchant = useMerchant()(code)
  return (
    <span className="row" title={merchant?.name}>
      <BrandMark at={merchant?.at ?? 0} />
      <span className={named ? undefined : 'unseen'}>{merchant?.name ?? code}</span>
    </span>
  )
}
