import { useState } from 'react'
import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import type { OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.ts'
import styles from './ledger.module.css'

interface PartProps {
  merchant: MyMerchant
}

/** Points have no currency. */
const inAsset = (amount: number, asset: string, facts: { readonly currency: string; readonly decimals: number }): string =>
  asset.startsWith('PTS') ? `${amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('en')} pts` : sumWords(amount, facts)

const Balances = ({ rows, facts }: { rows: OpAnswer<'ledger.accounts'>['house']; facts: OpAnswer<'ledger.accounts'> }) => {
  const t = useTexts('ledger')
  return (
    <table>
      <thead>
        <tr>
          <th>{t('account')}</th>
          <th className="r">{t('balance')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ account, asset, balance }) => (
          <tr key={`${account} ${asset}`}>
            <td>
              {account} <span className="m s">{wordsOf('ledger', `account_${account}`, '')}</span>
            </td>
            <td className="r">{inAsset(balance, asset, facts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the house and its members hold now. */
export const Accounts = ({ merchant }: PartProps) => {
  const t = useTexts('ledger')
  const { value, error, again } = useOp('ledger.accounts', {}, merchant.code)
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value) return <Waiting />
  return (
    <div className={styles.part}>
      <Section title={t('of_house')} beside={t('exact_now')}>
        {value.house.length === 0 ? <Nothing>{t('no_accounts')}</Nothing> : <Balances rows={value.house} facts={value} />}
      </Section>
      <Section
        title={t('of_members')}
        beside={value.summedAt === null ? t('not_summed') : t('summed_from', { at: exactTime(value.summedAt, merchant.timeZone) })}
      >
        {value.members.length === 0 ? <Nothing>{t('no_accounts')}</Nothing> : <Balances rows={value.members} facts={value} />}
      </Section>
    </div>
  )
}

const yesterday = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(Date.now() - 86_400_000)

/** What every kind of account held at the end of a day. */
export const TrialBalance = ({ merchant }: PartProps) => {
  const t = useTexts('ledger')
  const [day, setDay] = useState(() => yesterday(merchant.timeZone))
  const { value, error, again } = useOp('ledger.trialBalance', day === '' ? undefined : { day, zone: merchant.timeZone }, merchant.code)
  const total = (value?.accounts ?? []).filter(({ asset }) => !asset.startsWith('PTS')).reduce((all, { balance }) => all + balance, 0)
  return (
    <div className={styles.part}>
      <div className={styles.fields}>
        <TextField label={t('day')} type="date" value={day} onChange={setDay} />
      </div>
      {error !== undefined && <Failed onAgain={again}>{errorWords(error)}</Failed>}
      {value && !value.isComplete && <Note tone="warn">{t('day_open')}</Note>}
      {value && (
        <div className={styles.wide}>
          <table aria-label={t('part_day')}>
            <thead>
              <tr>
                <th>{t('account')}</th>
                <th className="r">{t('debit')}</th>
                <th className="r">{t('credit')}</th>
                <th className="r">{t('balance')}</th>
              </tr>
            </thead>
            <tbody>
              {value.accounts.map(({ account, asset, debit, credit, balance }) => (
                <tr key={`${account} ${asset}`}>
                  <td>
                    {account} <span className="m s">{wordsOf('ledger', `account_${account}`, '')}</span>
                  </td>
                  <td className="r q">{inAsset(debit, asset, value)}</td>
                  <td className="r q">{inAsset(credit, asset, value)}</td>
                  <td className="r">{inAsset(balance, asset, value)}</td>
                </tr>
              ))}
              <tr>
                <td className={total === 0 ? 'good' : 'bad'}>{total === 0 ? t('adds_up') : t('adds_up_not')}</td>
                <td aria-label={t('debit')} />
                <td aria-label={t('credit')} />
                <td className="r">
                  <b>{sumWords(total, value)}</b>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

/** Members who owe something. */
export const Owing = ({ merchant }: PartProps) => {
  const t = useTexts('ledger')
  const { value, error, again } = useOp('ledger.owing', {}, merchant.code)
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value) return <Waiting />
  if (value.items.length === 0) return <Nothing>{t('nobody_owes')}</Nothing>
  return (
    <div className={styles.part}>
      <table aria-label={t('part_owing')}>
        <thead>
          <tr>
            <th>{t('member')}</th>
            <th className="r">{t('owes')}</th>
          </tr>
        </thead>
        <tbody>
          {value.items.map(({ member, owed }) => (
            <tr key={member.id}>
              <td>
                <Link className="link" href={`/members/${merchant.code}/${member.id}`} data-row>
                  {member.username}
                </Link>
              </td>
              <td className="r">{sumWords(owed, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
