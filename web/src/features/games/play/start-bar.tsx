import { useTexts } from '#texts/use-texts.ts'
import { AppBar } from '#ui/app-bar.tsx'
import { IconLink } from '#ui/icon-button.tsx'
import { backIcon } from '#ui/icons.ts'

/** The bar while no game is open. */
export const StartBar = ({ back }: { readonly back: string }) => {
  const shell = useTexts('shell')
  return <AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={back} />} />
}
