import { MINUTE_S } from '@foyer/contract/time-units'
import { useTexts } from '#texts/use-texts.ts'

/** The time until another code may be asked for. */
export const Wait = ({ seconds }: { seconds: number }) => {
  const t = useTexts('identity')
  const errors = useTexts('errors')
  return seconds > 2 * MINUTE_S ? errors('try_again_in_minutes', { count: Math.ceil(seconds / MINUTE_S) }) : t('code_resend_in', { seconds })
}
