import { useState } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { ChoiceRow, List } from '#ui/list.tsx'
import { chooseScheme, chosenScheme, schemes } from './scheme.ts'

const words = { system: 'look_system', dark: 'look_dark', light: 'look_light' } as const

/** The choice between dark and light, where the merchant offers it; kept on this device. Only on pages that are drawn after hydration. */
export const SchemeChoice = () => {
  const t = useTexts('profile')
  const { scheme: own } = useSettings()
  const [chosen, setChosen] = useState(chosenScheme)
  if (own === null) return null
  const current = chosen ?? (own === 'auto' ? 'system' : own)
  return (
    <List heading={t('look')}>
      {schemes.map(scheme => (
        <ChoiceRow
          key={scheme}
          title={t(words[scheme])}
          chosen={scheme === current}
          onChoose={() => {
            chooseScheme(scheme)
            setChosen(scheme)
          }}
        />
      ))}
    </List>
  )
}
