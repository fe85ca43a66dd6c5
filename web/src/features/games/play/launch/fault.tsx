import type { GameListed } from '@foyer/contract/games/game-match'
import { Suspense } from 'react'
import { startAddress, type LaunchOrder } from '#blocks/games/launch/launch-order.ts'
import { signUpFor } from '#blocks/games/launch/sign-up-for.ts'
import { LimitNote } from '#blocks/safe-play/limit-note.tsx'
import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { Standstill } from '#features/games/play/standstill.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { usePause } from '#session/pause.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { alertIcon, shieldIcon } from '#ui/icons/icons.ts'
import { lockIcon } from '#ui/icons/page-icons.ts'
import type { LaunchFault } from './launch-fault.ts'

interface FaultProps {
  readonly title: string
  readonly fault: LaunchFault
  readonly order: LaunchOrder
  readonly game: GameListed | undefined
  readonly onAgain: () => void
}

/** Why a game did not open, and the ways on. */
export const Fault = ({ title, fault: { says, ways, limit }, order, game, onAgain }: FaultProps) => {
  const t = useTexts('game')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const settings = useSettings()
  const pause = usePause()
  const glyph = ways.includes('play-safely') ? shieldIcon : ways.includes('sign-up') ? lockIcon : alertIcon
  const words = 'words' in says ? says.words : errors(says.key)
  const text = ways.includes('sign-up') ? `${words} ${t('account_needed')}` : words
  // Says the same as `words`, with its end, and leads to the same page.
  const notice = ways.includes('play-safely') && !limit && pause
  return (
    <Standstill glyph={glyph} title={title} text={notice ? undefined : text} back={order.backUrl}>
      {ways.includes('again') && (
        <Button wide onClick={onAgain}>
          {shell('retry')}
        </Button>
      )}
      {notice && (
        <Suspense>
          <PauseNotice pause={notice} />
        </Suspense>
      )}
      {limit && (
        <Suspense>
          <LimitNote limit={limit} />
        </Suspense>
      )}
      {ways.includes('play-safely') && !notice && (
        <ButtonLink wide href={paths.playSafely}>
          {shell('play_responsibly')}
        </ButtonLink>
      )}
      {ways.includes('sign-up') && (
        <ButtonLink wide href={signUpFor({ ...order, code: game?.code ?? order.code }, settings)}>
          {t('sign_up')}
        </ButtonLink>
      )}
      {ways.includes('try') && game?.trial && (
        <ButtonLink wide look="quiet" href={startAddress({ ...order, code: game.code }, true)}>
          {t('try_free')}
        </ButtonLink>
      )}
    </Standstill>
  )
}
