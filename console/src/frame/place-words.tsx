import { useTexts } from '#texts/use-texts.ts'
import { MerchantMark } from './merchant-mark.tsx'

/** Where something is: the whole house, or a merchant. `*` and no code at all are the house. */
export const Place = ({ code }: { code: string }) => {
  const t = useTexts('shell')
  return code === '*' || code === '' ? <span className="q">{t('whole_house')}</span> : <MerchantMark code={code} named />
}
