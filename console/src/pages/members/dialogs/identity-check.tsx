import { identityChecks } from '@foyer/contract/account/ops/identity-checks'
import { useTexts } from '#texts/use-texts.ts'
import { Select } from '#ui/select.tsx'

export type IdentityCheckName = (typeof identityChecks)[number]

/** How staff have made sure that it is the member. */
export const IdentityCheck = ({ value, onChange }: { value: IdentityCheckName; onChange: (value: IdentityCheckName) => void }) => {
  const t = useTexts('members')
  return (
    <Select
      label={t('help_checked')}
      value={value}
      onChange={onChange}
      options={identityChecks.map(one => ({ value: one, words: t(`checked_${one}`) }))}
    />
  )
}
