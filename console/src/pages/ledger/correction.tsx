import { useState } from 'react'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { sumWords } from '#ui/sum.tsx'
import { Segment } from '#ui/tabs.tsx'
import { sayDone } from '#ui/toast.tsx'
import { TransferLines } from '#ui/transfer-lines.tsx'
import { typedSum } from './typed-sum.ts'
import styles from './ledger.module.css'

const acts = ['give', 'demand', 'write off'] as const

/** A correction of a member’s balance: its lines as they would be now, and the question to a second person. */
export const Correction = ({ merchant }: { merchant: MyMerchant }) => {
  const t = useTexts('ledger')
  const [memberId, setMemberId] = useState('')
  const [act, setAct] = useState<(typeof acts)[number]>('give')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const adjust = useAct('ledger.adjust')
  // Decimals are those of the answer; before the first one those of most currencies.
  const { value: accounts } = useOp('ledger.accounts', {}, merchant.code)
  const amount = act === 'write off' ? 0 : typedSum(typed, accounts?.decimals ?? 2)
  const wanted =
    memberId.trim() !== '' && amount !== undefined && (act === 'write off' || amount > 0) ? { memberId: memberId.trim(), act, amount } : undefined
  const preview = useOp('ledger.preview', wanted, merchant.code)
  const facts = wanted && !preview.error ? preview.value : undefined
  const off = !facts ? t('needs_lines') : reason.trim().length < 3 ? t('needs_reason') : undefined
  const ask = async () => {
    if (!wanted || !(await adjust.act({ ...wanted, reason: reason.trim() }, merchant.code))) return
    setReason('')
    setTyped('')
    sayDone(t('done_asked'))
  }
  return (
    <div className={styles.part}>
      <Segment
        label={t('part_correct')}
        value={act}
        onChange={setAct}
        options={acts.map(value => ({ value, words: wordsOf('ledger', `act_${value.replace(' ', '_')}`) }))}
      />
      <p className="q s">{wordsOf('ledger', `about_${act.replace(' ', '_')}`)}</p>
      <div className={styles.fields}>
        <TextField
          label={t('member_number')}
          value={memberId}
          onChange={setMemberId}
          hint={facts ? facts.member.username : t('member_number_hint')}
        />
        {act !== 'write off' && (
          <TextField
            label={t('sum')}
            value={typed}
            onChange={setTyped}
            inputMode="decimal"
            placeholder="12.50"
            fault={typed !== '' && amount === undefined ? t('sum_wrong') : undefined}
          />
        )}
      </div>
      {wanted && preview.error !== undefined && <Note tone="bad">{errorWords(preview.error)}</Note>}
      {facts && (
        <div className={styles.wide}>
          <TransferLines
            of={facts}
            lines={facts.lines.map(({ account, of, debit, credit, before }) => ({
              account: of === 'member' ? `${facts.member.username}: ${account}` : t('house_account', { account }),
              about: wordsOf('ledger', `account_${account}`, ''),
              amount: credit - debit,
              before: before ?? undefined,
            }))}
          />
        </div>
      )}
      <div className={styles.fields}>
        <TextArea label={t('reason')} value={reason} onChange={setReason} maxLength={1000} hint={t('reason_hint')} />
      </div>
      {adjust.error !== undefined && <Note tone="bad">{errorWords(adjust.error)}</Note>}
      <div className={styles.end}>
        <span className="m s">{t('second_person')}</span>
        <Button kind="go" off={off} busy={adjust.busy} onPress={() => void ask()}>
          {act === 'write off' || !facts ? t('ask_approval') : t('ask_approval_sum', { sum: sumWords(wanted?.amount ?? 0, facts) })}
        </Button>
      </div>
    </div>
  )
}
