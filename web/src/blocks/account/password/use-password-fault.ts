import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { firstUnmetRule } from './password-rules.ts'

/** Gives the error text of a new password; undefined if it is good. */
export const usePasswordFault = (): ((password: string, username: string | undefined) => string | undefined) => {
  const errors = useTexts('errors')
  const { passwordMinLength } = useSettings().register
  return (password, username) => {
    if (password === '') return errors('password_required')
    switch (firstUnmetRule(password, username, passwordMinLength)) {
      case 'length':
        return errors('too_short', { count: passwordMinLength })
      case 'not_username':
        return errors('password_like_username')
      case undefined:
        return undefined
    }
  }
}
