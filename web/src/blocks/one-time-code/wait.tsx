import { useTexts } from '#texts/use-texts.ts'

const MINUTE = 60

/** The time until another code may be asked for. */
export const Wait = ({ seconds }: { seconds: number }) => {
  const t = useTexts('identity')
  const errors = useTexts('errors')
  return seconds > 2 * MINUTE ? errors('try_again_in_minutes', { count: Math.ceil(seconds / MINUTE) }) : t('code_resend_in', { seconds })
}
