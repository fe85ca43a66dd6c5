import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'

/** The bar while no game is open. */
export const StartBar = ({ back }: { readonly back: string }) => {
  const shell = useTexts('shell')
  return <AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={back} />} />
}
