import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { shieldIcon } from '#ui/icons/icons.ts'
import { reloadIcon } from '#ui/icons/page-icons.ts'
import { Standstill } from './standstill.tsx'

interface StoppedProps {
  /** The member may not play on; otherwise the vendor has ended its session. */
  readonly isStopped: boolean
  readonly back: string
  readonly onAgain: () => void
}

/** A game that is over while the page is open. */
export const Stopped = ({ isStopped, back, onAgain }: StoppedProps) => {
  const t = useTexts('game')
  const shell = useTexts('shell')
  return isStopped ? (
    <Standstill glyph={shieldIcon} title={t('stopped')} text={t('stopped_text')} back={back}>
      <ButtonLink wide href={paths.playSafely}>
        {shell('play_responsibly')}
      </ButtonLink>
    </Standstill>
  ) : (
    <Standstill glyph={reloadIcon} title={t('ended')} text={t('ended_text')} back={back}>
      <Button wide onClick={onAgain}>
        {t('open_again')}
      </Button>
    </Standstill>
  )
}
