import { useTexts } from '#texts/use-texts.ts'
import { ChoiceRow, List } from '#ui/list.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { useLanguageChoice } from './use-language-choice.ts'

/** Every language that the merchant offers, each under its own name. */
export const LanguageSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTexts('shell')
  const { current, offered, choose } = useLanguageChoice()
  return (
    <Sheet open={open} title={t('choose_language')} closeLabel={t('close')} onClose={onClose} atChosen>
      <List>
        {offered.map(({ code, name, html }) => (
          <ChoiceRow
            key={code}
            title={name}
            lang={html}
            chosen={code === current}
            onChoose={() => {
              onClose()
              if (code !== current) choose(code)
            }}
          />
        ))}
      </List>
    </Sheet>
  )
}
