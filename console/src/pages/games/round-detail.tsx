import { useState } from 'react'
import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { memberHref } from '#frame/paths.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { State } from '#ui/marks.tsx'
import { sumWords } from '#ui/sum.tsx'
import { roundTones, stateOf } from './round-list.tsx'
import { RoundMovements } from './round-movements.tsx'
import { VendorAccount } from './vendor-account.tsx'
import { VoidRound } from './void-round.tsx'
import styles from './games.module.css'

/** A round from the bet to what its vendor says. */
export const RoundDetail = ({ merchant, provider, round: name }: { merchant: string; provider: string; round: string }) => {
  const t = useTexts('games')
  const may = useMay()
  const place = useMerchant()(merchant)
  const [voiding, setVoiding] = useState(false)
  const read = useOp('games.round', { provider, round: name }, merchant)
  return (
    <ReadTab read={read}>
      {round => (
        <>
          <p className={styles.about}>
            {t('round_of')} <Link href={memberHref(merchant, round.member.id)}>{round.member.username}</Link> · {place?.name}
            <span className={styles.state}>
              <State tone={roundTones[stateOf(round)]}>{t(`round_${stateOf(round)}`)}</State>
            </span>
          </p>
          <h2 className={styles.title}>{round.name}</h2>
          <Facts
            left
            facts={[
              { name: t('result'), value: <b>{sumWords(round.won - round.staked, round, true)}</b> },
              { name: t('staked'), value: sumWords(round.staked, round) },
              { name: t('won'), value: sumWords(round.won, round) },
              { name: t('round'), value: <span className="mono">{round.round}</span> },
              { name: t('vendor'), value: `${round.vendor} · ${round.provider}` },
              { name: t('began'), value: exactTime(round.beganAt, place?.timeZone) },
              ...(round.voidedAt === null ? [] : [{ name: t('voided_at'), value: exactTime(round.voidedAt, place?.timeZone) }]),
              { name: t('ended'), value: round.endedAt === null ? t('not_yet') : exactTime(round.endedAt, place?.timeZone) },
            ]}
          />
          {round.archived && <p className={styles.below}>{t('round_archived', { merchant, member: round.member.id })}</p>}
          {round.voidedAt === null && !round.archived && may('games.void', merchant) && (
            <p className={styles.below}>
              <Button kind="no" onPress={() => setVoiding(true)}>
                {t('void_round')}
              </Button>
            </p>
          )}
          {voiding && <VoidRound merchant={merchant} round={round} onClose={() => setVoiding(false)} />}
          {round.movements.length > 0 && <RoundMovements round={round} timeZone={place?.timeZone} />}
          <VendorAccount round={round} merchant={merchant} />
        </>
      )}
    </ReadTab>
  )
}
