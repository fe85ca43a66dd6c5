import type { CaseState } from '@foyer/contract/risk/ops/kinds'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { pathTo } from '#frame/paths.ts'
import { promises } from '#queues/promises.ts'
import { errorWords } from '#request/error-words.ts'
import { useOpOfEach } from '#request/use-op-of-each.ts'
import { FRESH_EVERY } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Button } from '#ui/button.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { WorkNothing, WorkRow } from '#ui/work-list.tsx'
import { OpenCase } from './case-dialogs.tsx'
import { Weight } from './weight.tsx'
import styles from './risk.module.css'

export const caseStates = ['open', 'watched', 'closed'] as const satisfies readonly CaseState[]

export const CaseList = ({ state, codes, open }: { state: CaseState; codes: readonly string[]; open: string }) => {
  const t = useTexts('risk')
  const may = useMay()
  const [, go] = useLocation()
  const [isOpening, setOpening] = useState(false)
  const read = useOpOfEach('risk.cases', { state }, codes, { every: FRESH_EVERY })
  const failed = read.value?.find(({ error }) => error !== undefined)
  const items = (read.value ?? [])
    .flatMap(({ merchant, value }) => (value?.items ?? []).map(item => ({ ...item, merchant })))
    .toSorted((one, other) => other.weight - one.weight || one.openedAt.localeCompare(other.openedAt))
  const [first] = codes
  return (
    <>
      {first !== undefined && may('risk.act', first) && (
        <div className={styles.tools}>
          <Button small onPress={() => setOpening(true)}>
            {t('open_title')}
          </Button>
        </div>
      )}
      {!read.value && <Waiting />}
      {failed && <Failed onAgain={read.again}>{errorWords(failed.error)}</Failed>}
      {read.value && !failed && items.length === 0 && <WorkNothing>{t(`none_${state}`)}</WorkNothing>}
      {items.map(item => (
        <WorkRow
          key={`${item.merchant} ${item.id}`}
          href={pathTo('risk', state, item.merchant, item.id)}
          current={`${item.merchant} ${item.id}` === open}
          title={
            <span className="row">
              <MerchantMark code={item.merchant} />
              <b className="cut">{item.member.username || item.member.id}</b>
            </span>
          }
          beside={<Weight value={item.weight} />}
          below={<span className="q">{item.kinds.map(kind => t(`kind_${kind}`)).join(', ') || t('by_hand')}</span>}
          belowBeside={
            <span className="s q nw">
              {item.assignedTo !== null && `${item.assignedTo} · `}
              <Age since={item.openedAt} promise={promises['risk.cases']} />
            </span>
          }
        />
      ))}
      {isOpening && first !== undefined && (
        <OpenCase
          merchant={first}
          onClose={() => setOpening(false)}
          onOpened={id => {
            setOpening(false)
            go(pathTo('risk', 'open', first, id))
          }}
        />
      )}
    </>
  )
}
