import { useNow } from '#format/now.ts'
import { clockTime } from '#format/times.ts'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { useMerchant } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ApprovalFacts } from '#ui/approval-facts.tsx'
import { Facts } from '#ui/facts.tsx'
import { State } from '#ui/marks.tsx'
import { Note } from '#ui/note.tsx'
import { headlineOf, toneOf } from './approval-words.ts'
import { Decision, type OpenApproval } from './decision.tsx'
import { factName, factValue } from './fact-words.ts'
import styles from './approvals.module.css'

/** Changes of ordinary play are named without colour. */
const ORDINARY = new Set(['balance', 'staked', 'won', 'deposited', 'main'])
/** Facts that say in what the others are counted. */
const ABOUT_OTHERS = new Set(['currency', 'decimals'])

/** What is sealed, facts then and now, and the decision. */
export const ApprovalDetail = ({ approval }: { approval: OpenApproval }) => {
  const t = useTexts('approvals')
  const now = useNow()
  const merchant = useMerchant()(approval.merchant)
  const zone = merchant?.timeZone
  const { facts, factsNow, changed, state, obstacle, decimals } = approval
  const currency = facts.find(({ name }) => name === 'currency')?.value
  const words = (name: string, value: (typeof facts)[number]['value']) =>
    factValue(name, value, typeof currency === 'string' ? { currency, decimals } : undefined, zone)
  const shown = facts.filter(({ name }) => !ABOUT_OTHERS.has(name))
  // What asks for a look stands first, then what play has changed.
  const weight = (name: string) => (changed.includes(name) ? (ORDINARY.has(name) ? 1 : 0) : 2)
  const nowOf = (name: string) => factsNow?.find(fact => fact.name === name)?.value ?? null
  const sealed = shown.filter(fact => fact.sealed)
  const brokenSeal = sealed.some(({ name }) => changed.includes(name))
  return (
    <>
      <p className="q row">
        {approval.merchant !== '*' && <MerchantMark code={approval.merchant} />}
        {wordsOf('approvals', `kind_${approval.kind}`)}
        {approval.merchant !== '*' && <span className="m">· {merchant?.name ?? approval.merchant}</span>}
        {state !== 'waiting' && (
          <span className="end">
            <State tone={toneOf(state)}>{t(`state_${state}`)}</State>
          </span>
        )}
      </p>
      <p className={styles.sum}>{headlineOf(approval)}</p>
      <div className={styles.sealed}>
        <Facts
          left
          facts={[
            ...sealed.map(({ name, value }) => ({ name: factName(name), value: words(name, value) })),
            ...(factsNow
              ? [
                  {
                    name: t('sealed'),
                    value: brokenSeal ? <span className="bad">{t('seal_differs')}</span> : <span className="good">{t('seal_holds')}</span>,
                  },
                ]
              : []),
          ]}
        />
      </div>
      {obstacle !== null && <Note tone="bad">{wordsOf('errors', obstacle, t('cannot_now'))}</Note>}
      {factsNow ? (
        <ApprovalFacts
          first={t('when_asked', { time: clockTime(approval.askedAt, zone) })}
          now={t('now', { time: clockTime(now, zone) })}
          facts={shown
            .filter(fact => !fact.sealed)
            .toSorted((one, other) => weight(one.name) - weight(other.name))
            .map(({ name, value }) => ({
              key: name,
              name: factName(name),
              first: words(name, value),
              now: words(name, nowOf(name)),
              same: !changed.includes(name),
              look: !ORDINARY.has(name),
            }))}
        />
      ) : (
        <Facts facts={shown.filter(fact => !fact.sealed).map(({ name, value }) => ({ name: factName(name), value: words(name, value) }))} />
      )}
      {state === 'waiting' && <Decision key={approval.id} approval={approval} />}
    </>
  )
}
