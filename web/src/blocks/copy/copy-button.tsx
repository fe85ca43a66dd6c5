import { copyText } from '#device/clipboard.ts'
import { showToast } from '#notices/notices.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { copyIcon } from '#ui/icons/late-icons.ts'

/** Copies a text and shows whether that worked. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const copy = async () => showToast((await copyText(text)) ? shell('copied') : errors('copy_failed'))
  return <IconButton glyph={copyIcon} label={label} onClick={() => void copy()} />
}
