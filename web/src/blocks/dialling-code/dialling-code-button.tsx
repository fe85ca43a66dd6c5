import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { expandIcon } from '#ui/icons.ts'
import type { Country } from './countries.ts'
import styles from './dialling-code-button.module.css'

const DiallingCodeSheet = lazy(async () => ({ default: (await import('./dialling-code-sheet.tsx')).DiallingCodeSheet }))

/** The chosen dialling code before a number; it opens the list, which is loaded at the first tap. */
export const DiallingCodeButton = ({ country, onChange }: { country: Country; onChange: (country: Country) => void }) => {
  const t = useTexts('identity')
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const { countryCode, countryDialingCode } = country
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={`${t('dialling_code')}: ${countryCode} +${countryDialingCode}`}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        <bdi dir="ltr">+{countryDialingCode}</bdi>
        <Icon glyph={expandIcon} small />
      </button>
      {asked && (
        <Suspense>
          <DiallingCodeSheet
            open={open}
            chosen={countryCode}
            onClose={() => setOpen(false)}
            onChoose={chosen => {
              setOpen(false)
              onChange(chosen)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
