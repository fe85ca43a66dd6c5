import type { GameListed } from '@foyer/contract/games/game-match'
import { Suspense } from 'react'
import { startAddress, type LaunchOrder } from '#blocks/games/launch/launch-order.ts'
import { signUpFor } from '#blocks/games/launch/sign-up-for.ts'
import { Standstill } from '#features/games/play/standstill.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { alertIcon, shieldIcon } from '#ui/icons/icons.ts'
import { lockIcon } from '#ui/icons/page-icons.ts'
import type { LaunchFault } from './launch-fault.ts'
import { SafePlayReason } from './safe-play-reason.tsx'

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
  const glyph = ways.includes('play-safely') ? shieldIcon : ways.includes('sign-up') ? lockIcon : alertIcon
  const words = 'words' in says ? says.words : errors(says.key)
  const text = ways.includes('sign-up') ? `${words} ${t('account_needed')}` : words
  return (
    <Standstill glyph={glyph} title={title} text={text} back={order.backUrl}>
      {ways.includes('again') && (
        <Button wide onClick={onAgain}>
          {shell('retry')}
        </Button>
      )}
      {ways.includes('play-safely') && (
        <Suspense>
          <SafePlayReason limit={limit} />
        </Suspense>
      )}
      {ways.includes('play-safely') && (
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
