import { useState } from 'react'
import { Link } from 'wouter'
import { saveCsv } from '#frame/csv.ts'
import { memberHref } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { TextField } from '#ui/field.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { plainSum, sumWords } from '#ui/sum.tsx'
import { AgentPlayers } from './agent-players.tsx'
import { commissionOf, typedShare } from './agent-rules.ts'
import { StatementDays, SUMS, totalOf } from './statement-days.tsx'
import styles from './agents.module.css'

interface DetailProps {
  merchant: MyMerchant
  id: string
  days: { readonly from: string; readonly until: string }
}

/** One agent: what the players right below brought, the statement as a file, and who they are. */
export const AgentDetail = ({ merchant, id, days }: DetailProps) => {
  const t = useTexts('agents')
  const [typed, setTyped] = useState('25')
  const { value, error, again } = useOp('agents.statement', { id, ...days }, merchant.code)
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value) return <Waiting />
  const share = typedShare(typed)
  const commission = share === undefined ? undefined : commissionOf(totalOf(value, 'result'), share)
  const plain = (amount: number) => plainSum(amount, value)
  const save = () =>
    saveCsv(`${merchant.code}-${value.agent.username}-${days.from}-${days.until}.csv`, [
      [t('day'), t('turnover'), t('result'), t('deposits'), t('paid_out'), t('firsts'), t('commission'), t('currency')],
      ...value.rows.map(row => [row.day, ...SUMS.map(name => plain(row[name])), row.firsts, '', value.currency]),
      [t('total'), ...SUMS.map(name => plain(totalOf(value, name))), totalOf(value, 'firsts'), plain(commission ?? 0), value.currency],
    ])
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{value.agent.username}</h2>
        <Link className="link" href={memberHref(merchant.code, id)}>
          {t('member_page')}
        </Link>
      </div>
      <Section title={t('statement')} beside={t('statement_about')}>
        {value.rows.length === 0 ? <Nothing>{t('nothing')}</Nothing> : <StatementDays statement={value} />}
        <div className={styles.share}>
          <TextField
            label={t('percent')}
            value={typed}
            onChange={setTyped}
            inputMode="decimal"
            hint={t('percent_hint')}
            fault={share === undefined ? t('percent_wrong') : undefined}
          />
          <div>
            <p className="q s">{t('commission')}</p>
            <p className={styles.sum}>{commission === undefined ? '–' : sumWords(commission, value)}</p>
          </div>
          <Button onPress={save} off={commission === undefined ? t('percent_wrong') : undefined}>
            {t('csv')}
          </Button>
        </div>
      </Section>
      <Section title={t('downline')} beside={t('downline_about')}>
        <AgentPlayers merchant={merchant} id={id} facts={value} />
      </Section>
    </>
  )
}
