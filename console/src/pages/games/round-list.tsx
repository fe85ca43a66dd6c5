import { useState } from 'react'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { pathTo } from '#frame/paths.ts'
import { useSettled } from '#frame/use-settled.ts'
import { When } from '#frame/when.tsx'
import { errorWords } from '#request/error-words.ts'
import { useOpOfEach } from '#request/use-op-of-each.ts'
import { FRESH_EVERY } from '#request/use-op.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { State, type Tone } from '#ui/marks.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import { WorkNothing, WorkRow } from '#ui/work-list.tsx'
import styles from './games.module.css'

export const roundTones: Readonly<Record<string, Tone>> = { open: 'warn', void: 'bad' }

interface RoundState {
  readonly state: 'open' | 'closed' | 'rolled_back'
  readonly voidedAt: string | null
}
/** A round that staff declared void is said to be so, and not to be taken back by its vendor. */
export const stateOf = ({ state, voidedAt }: RoundState) => (voidedAt === null ? state : 'void')

export const roundHref = (merchant: string, { provider, round }: { readonly provider: string; readonly round: string }): string =>
  pathTo('games', 'rounds', merchant, provider, round)

/** Rounds that were played last, or those that are searched for, of all merchants that are looked at. */
export const RoundList = ({ codes, open }: { codes: readonly string[]; open: string | undefined }) => {
  const t = useTexts('games')
  const placeOf = useMerchant()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const read = useOpOfEach('games.rounds', q === '' ? {} : { q }, codes, q === '' ? { every: FRESH_EVERY } : {})
  const failed = read.value?.find(({ error }) => error !== undefined)
  const rounds = (read.value ?? [])
    .flatMap(({ merchant, value }) =>
      (value?.rounds ?? []).map(round => ({ ...round, merchant, currency: value?.currency ?? '', decimals: value?.decimals ?? 2 })),
    )
    .toSorted((one, other) => other.beganAt.localeCompare(one.beganAt))
  return (
    <>
      <div className={styles.search}>
        <TextField label={t('search')} labelUnseen type="search" value={typed} onChange={setTyped} placeholder={t('search_hint')} maxLength={200} />
      </div>
      {!read.value && <Waiting />}
      {failed && <Failed onAgain={read.again}>{errorWords(failed.error)}</Failed>}
      {read.value && !failed && rounds.length === 0 && <WorkNothing>{t(q === '' ? 'no_rounds' : 'none_found')}</WorkNothing>}
      {rounds.map(round => (
        <WorkRow
          key={`${round.merchant} ${round.provider} ${round.round}`}
          href={roundHref(round.merchant, round)}
          current={`${round.merchant} ${round.provider} ${round.round}` === open}
          title={<b>{round.name}</b>}
          beside={
            <span className="q s">
              <When at={round.beganAt} timeZone={placeOf(round.merchant)?.timeZone} />
            </span>
          }
          below={
            <span className="row">
              <MerchantMark code={round.merchant} />
              <span className="cut">{round.member.username}</span>
              {stateOf(round) !== 'closed' && <State tone={roundTones[stateOf(round)]}>{t(`round_${stateOf(round)}`)}</State>}
            </span>
          }
          belowBeside={<span className="nw">{sumWords(round.won - round.staked, round, true)}</span>}
        />
      ))}
    </>
  )
}
