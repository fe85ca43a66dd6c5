import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { globeIcon } from '#ui/icons.ts'

const LanguageSheet = lazy(async () => ({ default: (await import('./language-sheet.tsx')).LanguageSheet }))

/** Opens the list of languages, which is loaded at the first tap. */
export const useLanguageSheet = () => {
  const [open, setOpen] = useState<boolean>()
  return {
    show: () => setOpen(true),
    sheet: open !== undefined && (
      <Suspense>
        <LanguageSheet open={open} onClose={() => setOpen(false)} />
      </Suspense>
    ),
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
