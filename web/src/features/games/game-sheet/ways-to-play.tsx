import { gameAddress } from '@foyer/contract/content/linkage/game-address'
import type { GameListed } from '@foyer/contract/games/game-match'
import { startAddress } from '#blocks/games/launch/launch-order.ts'
import { usePlayGame } from '#blocks/games/launch/use-play-game.ts'
import { signInTo } from '#blocks/games/launch/ways-in.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useAddress } from '#navigation/use-address.ts'
import { RESTRICTED } from '#session/member-types.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { waysFor } from './ways-for.ts'
import styles from './game-sheet.module.css'

/** The ways to play a game: a visitor tries it first, or signs up or in for it; a member plays it. */
export const WaysToPlay = ({ game: { code, vendor, trial } }: { readonly game: GameListed }) => {
  const t = useTexts('game')
  const shell = useTexts('shell')
  const session = useSession()
  const { path, search } = useAddress()
  const { paths, register, minimumAge, beforeLoginGoRegister: registerFirst } = useSettings()
  const play = usePlayGame()
  const game = { linkageType: 'G', vendor, nodeId: code } as const
  const entry = (beforeLoginGoRegister: boolean) => signInTo(gameAddress(game, paths.home), { beforeLoginGoRegister, register })
  const ways = waysFor({
    isMember: !!session,
    hasMoney: !!session && session.type !== RESTRICTED,
    trial,
    canRegister: register.enabled,
    registerFirst,
  })
  const [first] = ways
  const look = (way: (typeof ways)[number]) => (way === first ? 'primary' : 'quiet')
  return (
    <>
      <div className={classes(styles.ways, ways.length === 2 && styles.pair)}>
        {ways.map(way => (
          <div key={way} className={way === first ? styles.first : styles.other}>
            {way === 'play' && (
              <Button wide look={look(way)} onClick={() => play(game)}>
                {t('play')}
              </Button>
            )}
            {way === 'try' && (
              <ButtonLink wide look={look(way)} href={startAddress({ code, vendor, backUrl: search ? `${path}?${search}` : path }, true)}>
                {t('try_free')}
              </ButtonLink>
            )}
            {way === 'sign-up' && (
              <ButtonLink wide look={look(way)} href={entry(true)}>
                {shell('register')}
              </ButtonLink>
            )}
            {way === 'log-in' && (
              <ButtonLink wide look={look(way)} href={entry(false)}>
                {shell('log_in')}
              </ButtonLink>
            )}
          </div>
        ))}
      </div>
      {first === 'try' && (
        <p className={styles.note}>
          {t('trial')} · <bdi>{minimumAge}+</bdi>
        </p>
      )}
    </>
  )
}
