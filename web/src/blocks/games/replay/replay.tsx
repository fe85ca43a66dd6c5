import type { GameRound } from '@foyer/contract/games/my-rounds'
import useSWRImmutable from 'swr/immutable'
import { FOREIGN } from '#blocks/content/linkage/open-site.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './replay.module.css'

/** The way to the vendor's page that shows a round again, asked for when the round is looked at. */
export const Replay = ({ round: { provider, round } }: { readonly round: Pick<GameRound, 'provider' | 'round'> }) => {
  const t = useTexts('rounds')
  const shell = useTexts('shell')
  const { request } = useRequest()
  const load = async () => (await request('games.replay', { provider, round }, { alert: false })).replayUrl
  const { data, error, mutate } = useSWRImmutable(['games.replay', provider, round], load, { shouldRetryOnError: false })
  if (error !== undefined)
    return (
      <div className={styles.replay}>
        <p className={styles.text}>{t('replay_failed')}</p>
        <Button look="quiet" wide onClick={() => void mutate()}>
          {shell('retry')}
        </Button>
      </div>
    )
  if (data === undefined) return <Skeleton shape="row" />
  if (data === null) return <p className={styles.text}>{t('no_replay')}</p>
  return (
    <div className={styles.replay}>
      <p className={styles.text}>{t('replay_text')}</p>
      <ButtonLink href={data} look="quiet" wide {...FOREIGN}>
        {t('replay')}
      </ButtonLink>
    </div>
  )
}
