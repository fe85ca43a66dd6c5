import { exactTime } from '#format/times.ts'
import type { OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import styles from './ledger.module.css'

export interface BooksProps {
  merchant: MyMerchant
}

/** Points have no currency. */
export const inAsset = (amount: number, asset: string, facts: { readonly currency: string; readonly decimals: number }): string =>
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
export const Accounts = ({ merchant }: BooksProps) => {
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
