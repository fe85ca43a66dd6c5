import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { starIcon } from '#ui/icons.ts'
import { Notice } from '#ui/notice.tsx'

/** Tells a member that a game is not available yet. */
export const GameSoon = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('play')
  const shell = useTexts('shell')
  return (
    <Notice
      open={open}
      glyph={starIcon}
      title={t('game_coming_soon')}
      text={t('game_coming_soon_text')}
      confirmLabel={shell('ok')}
      closable
      onConfirm={() => closePrompt('game-soon')}
    />
  )
}
