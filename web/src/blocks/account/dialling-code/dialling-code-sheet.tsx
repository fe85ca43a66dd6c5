import { languages } from '@foyer/contract/languages'
import { Suspense, use, useState } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { useLanguage, useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { searchIcon } from '#ui/icons/late-icons.ts'
import { ChoiceRow, List } from '#ui/list.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { countriesLike, namedCountries, type Country } from './countries.ts'
import { Flag } from './flag.tsx'
import { ownNamesOf } from './own-names.ts'
import styles from './dialling-code-sheet.module.css'

interface DiallingCodeSheetProps {
  open: boolean
  /** Country code of the chosen one. */
  chosen: string
  onChoose: (country: Country) => void
  onClose: () => void
}

const Countries = ({ chosen, onChoose }: Pick<DiallingCodeSheetProps, 'chosen' | 'onChoose'>) => {
  const t = useTexts('identity')
  const language = useLanguage()
  const { locale } = languages[language]
  const own = use(ownNamesOf(language))
  const { countries } = useSettings()
  const [typed, setTyped] = useState('')
  const found = countriesLike(namedCountries(countries, locale, own), typed, locale)
  return (
    <div className={styles.sheet}>
      <TextField
        label={t('country_search')}
        labelHidden
        placeholder={t('country_search')}
        prefix={<Icon glyph={searchIcon} small />}
        type="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {/* Read aloud when a search finds nothing. */}
      <p className={styles.none} aria-live="polite">
        {found.length === 0 && t('country_none')}
      </p>
      {found.length > 0 && (
        <List>
          {found.map(country => (
            <ChoiceRow
              key={country.countryCode}
              start={<Flag countryCode={country.countryCode} />}
              title={country.name}
              detail={<bdi dir="ltr">+{country.countryDialingCode}</bdi>}
              chosen={country.countryCode === chosen}
              onChoose={() => onChoose(country)}
            />
          ))}
        </List>
      )}
    </div>
  )
}

/** The slide-up list of flags and +codes (spec 1 §2), with a search. */
export const DiallingCodeSheet = ({ open, chosen, onChoose, onClose }: DiallingCodeSheetProps) => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  return (
    <Sheet open={open} title={t('dialling_code')} closeLabel={shell('close')} onClose={onClose}>
      {/* While names load, nothing but the list may wait: a window around this sheet that is hidden meanwhile would close. */}
      <Suspense>
        <Countries chosen={chosen} onChoose={onChoose} />
      </Suspense>
    </Sheet>
  )
}
