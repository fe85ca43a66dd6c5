import { openSite } from '#blocks/content/linkage/open-site.ts'
import { windowIcon } from '#features/games/play/icons.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { showToast } from '#notices/notices.ts'
import { useLanguage, useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { trialAddressNow } from './trial-address.ts'

/** Opens a trial in a window of its own, for who wants the game alone. */
export const TrialWindow = ({ code }: { readonly code: string }) => {
  const t = useTexts('game')
  const errors = useTexts('errors')
  const language = useLanguage()
  const { merchantCode: merchant } = useSettings()
  const open = () => {
    const answer = trialAddressNow(code, { merchant, language })
    if ('address' in answer) openSite(answer.address)
    else showToast(answer.words ?? errors('timeout_retry_please'))
  }
  return <IconButton glyph={windowIcon} label={t('own_window')} onClick={open} />
}
