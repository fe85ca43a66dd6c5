import { useState } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { expandIcon } from '#ui/icons/icons.ts'
import type { Country } from './countries.ts'
import styles from './dialling-code-button.module.css'

const loadSheet = async () => (await import('./dialling-code-sheet.tsx')).DiallingCodeSheet

/** The chosen dialling code before a number; it opens the list, which is loaded when the page is idle. */
export const DiallingCodeButton = ({ country, onChange }: { country: Country; onChange: (country: Country) => void }) => {
  const t = useTexts('identity')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { countryCode, countryDialingCode } = country
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={`${t('dialling_code')}: ${countryCode} +${countryDialingCode}`}
        onClick={() => setOpen(true)}
      >
        <bdi dir="ltr">+{countryDialingCode}</bdi>
        <Icon glyph={expandIcon} small />
      </button>
      <Late
        load={loadSheet}
        wanted={open}
        onMissing={close}
        props={{
          open,
          chosen: countryCode,
          onClose: close,
          onChoose: chosen => {
            close()
            onChange(chosen)
          },
        }}
      />
    </>
  )
}
