import type { CallAnswers } from '@foyer/contract'
import { useState } from 'react'
import { saveText } from '#device/save-text.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { CheckSteps } from './check-steps.tsx'
import type { Step } from './steps.ts'
import { useCheck } from './use-check.ts'
import styles from './receipt-check.module.css'

interface ReceiptCheckProps {
  readonly number: number
  readonly draw: string
  readonly receipt: string
  readonly proof: CallAnswers['lottery.ticket']['proof']
}

/** A ticket's signed receipt: to keep, and to check here against what was published of its draw. */
export const ReceiptCheck = ({ number, draw, receipt, proof }: ReceiptCheckProps) => {
  const t = useTexts('lottery')
  const { request } = useRequest()
  const [steps, setSteps] = useState<readonly Step[]>()
  const { busy, check } = useCheck(async ({ receiptSteps }) => {
    const [{ key, earlierKeys }, { commitment, tickets }] = await Promise.all([
      request('lottery.list', {}, { alert: false }),
      request('lottery.draw', { id: draw }, { alert: false }),
    ])
    setSteps(receiptSteps(receipt, { key, earlierKeys, commitment, proof, root: tickets?.root ?? null }))
  })
  return (
    <div className={styles.parts}>
      <div>
        <h2 className={styles.title}>{t('receipt')}</h2>
        <p className={styles.text}>{t('receipt_text')}</p>
      </div>
      <div className={styles.pair}>
        <Button look="quiet" onClick={() => void saveText(`ticket-${number}.json`, 'application/json', receipt)}>
          {t('save_file')}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => void check()}>
          {t('check')}
        </Button>
      </div>
      {steps && <CheckSteps steps={steps} />}
    </div>
  )
}
