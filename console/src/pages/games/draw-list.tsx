import { useSearchParams } from 'wouter'
import { shortTime } from '#format/times.ts'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { pathTo } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { useOpOfEach } from '#request/use-op-of-each.ts'
import { FRESH_EVERY } from '#request/use-op.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { State, type Tone } from '#ui/marks.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { Segment } from '#ui/tabs.tsx'
import { WorkNothing, WorkRow } from '#ui/work-list.tsx'
import styles from './games.module.css'

export const drawTones: Readonly<Record<string, Tone>> = { open: 'accent', closed: 'warn', drawn: 'warn', void: 'bad' }

/** The calendar: draws that come, and those that are over. */
export const DrawList = ({ codes, open }: { codes: readonly string[]; open: string | undefined }) => {
  const t = useTexts('games')
  const placeOf = useMerchant()
  const [query, setQuery] = useSearchParams()
  const which = query.get('which') === 'past' ? 'past' : 'ahead'
  const read = useOpOfEach('draws.calendar', { which }, codes, { every: FRESH_EVERY })
  const failed = read.value?.find(({ error }) => error !== undefined)
  const order = which === 'past' ? -1 : 1
  const draws = (read.value ?? [])
    .flatMap(({ merchant, value }) => (value?.draws ?? []).map(draw => ({ ...draw, merchant })))
    .toSorted((one, other) => order * one.drawsAt.localeCompare(other.drawsAt))
  return (
    <>
      <div className={styles.search}>
        <Segment
          label={t('which_draws')}
          value={which}
          onChange={next => setQuery(next === 'past' ? { which: next } : {}, { replace: true })}
          options={[
            { value: 'ahead', words: t('draws_ahead') },
            { value: 'past', words: t('draws_past') },
          ]}
        />
      </div>
      {!read.value && <Waiting />}
      {failed && <Failed onAgain={read.again}>{errorWords(failed.error)}</Failed>}
      {read.value && !failed && draws.length === 0 && <WorkNothing>{t(which === 'past' ? 'no_past_draws' : 'no_draws')}</WorkNothing>}
      {draws.map(draw => (
        <WorkRow
          key={`${draw.merchant} ${draw.id}`}
          href={`${pathTo('games', 'draws', draw.merchant, draw.id)}${which === 'past' ? '?which=past' : ''}`}
          current={`${draw.merchant} ${draw.id}` === open}
          title={<b>{draw.title}</b>}
          beside={<span className="q s nw">{shortTime(draw.drawsAt, placeOf(draw.merchant)?.timeZone)}</span>}
          below={
            <span className="row">
              <MerchantMark code={draw.merchant} />
              <span className="cut mono">{draw.id}</span>
            </span>
          }
          belowBeside={<State tone={drawTones[draw.state]}>{t(`draw_${draw.state}`)}</State>}
        />
      ))}
    </>
  )
}
