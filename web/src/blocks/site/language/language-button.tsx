import { useState } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { globeIcon } from '#ui/icons/icons.ts'

const loadSheet = async () => (await import('./language-sheet.tsx')).LanguageSheet

/** Opens the list of languages, which is loaded when the page is idle. */
export const useLanguageSheet = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    show: () => setOpen(true),
    sheet: <Late load={loadSheet} wanted={open} onMissing={close} props={{ open, onClose: close }} />,
  }
}

export const LanguageButton = () => {
  const t = useTexts('shell')
  const { show, sheet } = useLanguageSheet()
  return (
    <>
      <IconButton glyph={globeIcon} label={t('language')} onClick={show} />
      {sheet}
    </>
  )
}
