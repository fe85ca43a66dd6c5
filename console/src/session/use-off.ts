import { permissions } from '@foyer/contract/ops/permissions'
import { roleWords } from '#texts/role-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useMay } from './session.ts'

type Permission = keyof typeof permissions

/** Says why an act is off for this person, by naming the roles it needs; undefined where it is allowed. Without a merchant: anywhere. */
export const useOff = (): ((permission: Permission, merchant?: string) => string | undefined) => {
  const t = useTexts('shell')
  const may = useMay()
  return (permission, merchant) => (may(permission, merchant) ? undefined : t('needs', { roles: roleWords(permissions[permission]) }))
}
