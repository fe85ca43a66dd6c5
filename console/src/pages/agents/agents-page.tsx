import { useState } from 'react'
import { useParams } from 'wouter'
import { SplitPage } from '#frame/page.tsx'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { useMerchantsFor, type MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.ts'
import { WorkHead, WorkNothing, WorkRow } from '#ui/work-list.tsx'
import { AgentDetail } from './agent-detail.tsx'
import { monthOf, treeOf } from './agent-rules.ts'
import { MakeAgent } from './make-agent.tsx'
import styles from './agents.module.css'

const MONTHS = ['this_month', 'last_month', 'month_before'] as const
type Month = (typeof MONTHS)[number]

const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(Date.now())

interface ListProps {
  merchant: MyMerchant
  open: string | undefined
  month: Month
  onMonth: (month: Month) => void
}

const AgentList = ({ merchant, open, month, onMonth }: ListProps) => {
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
          href={`/agents/${merchant.code}/${encodeURIComponent(agent.id)}`}
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

/** Who brings players: the tree, what each brought in a month, and the statement that commission is paid by. */
export const AgentsPage = () => {
  const t = useTexts('agents')
  const { merchant: code, id: named } = useParams<{ merchant?: string; id?: string }>()
  const [month, setMonth] = useState<Month>('this_month')
  const merchants = useMerchantsFor('agents.read')
  const merchant = merchants.find(one => one.code === code) ?? merchants[0]
  const id = named === undefined ? undefined : decodeURIComponent(named)
  if (!merchant) return <Nothing>{t('none_chosen')}</Nothing>
  return (
    <SplitPage
      title={t('title')}
      beside={merchants.length > 1 ? t('one_of', { name: merchant.name }) : merchant.name}
      open={id !== undefined}
      list={<AgentList merchant={merchant} open={id} month={month} onMonth={setMonth} />}
    >
      {id === undefined ? (
        <Nothing below={t('choose_below')}>{t('choose')}</Nothing>
      ) : (
        <AgentDetail key={id} merchant={merchant} id={id} days={monthOf(todayIn(merchant.timeZone), MONTHS.indexOf(month))} />
      )}
    </SplitPage>
  )
}
