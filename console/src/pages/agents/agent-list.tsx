import { useState } from 'react'
import { pathTo } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import { WorkHead, WorkNothing, WorkRow } from '#ui/work-list.tsx'
import { monthOf, treeOf } from './agent-rules.ts'
import { MakeAgent } from './make-agent.tsx'
import styles from './agents.module.css'

export const MONTHS = ['this_month', 'last_month', 'month_before'] as const
export type Month = (typeof MONTHS)[number]

export const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(Date.now())

interface ListProps {
  merchant: MyMerchant
  open: string | undefined
  month: Month
  onMonth: (month: Month) => void
}

export const AgentList = ({ merchant, open, month, onMonth }: ListProps) => {
  const t = useTexts('agents')
  const [isMaking, setMaking] = useState(false)
  const days = monthOf(todayIn(merchant.timeZone), MONTHS.indexOf(month))
  const { value, error, again } = useOp('agents.list', days, merchant.code)
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value) return <Waiting />
  return (
    <>
      <WorkHead>
        <div className={styles.head}>
          <b>{t('list')}</b>
          {merchant.permissions.includes('agents.make') && (
            <Button small onPress={() => setMaking(true)}>
              {t('make')}
            </Button>
          )}
        </div>
        <p className="q s">{t('list_about')}</p>
        <Select label={t('month')} labelUnseen value={month} onChange={onMonth} options={MONTHS.map(one => ({ value: one, words: t(one) }))} />
      </WorkHead>
      {value.agents.length === 0 && <WorkNothing>{t('none')}</WorkNothing>}
      {treeOf(value.agents).map(({ agent, depth }) => (
        <WorkRow
          key={agent.id}
          href={pathTo('agents', merchant.code, agent.id)}
          current={open === agent.id}
          title={
            <span className="row">
              {depth > 0 && (
                <span className="m" aria-hidden>
                  {'└'.padStart(depth, ' ')}
                </span>
              )}
              <b>{agent.username}</b>
            </span>
          }
          beside={<span className={agent.result < 0 ? 'bad s' : 's'}>{sumWords(agent.result, value)}</span>}
          below={t('players', { count: agent.players })}
          belowBeside={<span className="m">{t('result')}</span>}
        />
      ))}
      {value.isCut && <p className="m s">{t('is_cut', { count: value.agents.length })}</p>}
      {isMaking && <MakeAgent merchant={merchant} onClose={() => setMaking(false)} />}
    </>
  )
}
