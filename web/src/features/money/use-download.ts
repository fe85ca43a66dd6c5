import { amountText } from '@foyer/contract/money/amount'
import type { StatementLine } from '@foyer/contract/money/statement'
import { currencyCode } from '@foyer/texts/format'
import { useState } from 'react'
import { saveText } from '#device/save-text.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { showToast } from '#notices/notices.ts'
import { RequestError } from '#request/request-error.ts'
import { useTexts } from '#texts/use-texts.ts'
import { csvOf } from './csv.ts'
import { lineFaces, outcomeOf } from './line-faces.ts'
import type { useStatement } from './use-statement.ts'

/** Saves what the statement shows as a file for spreadsheets, with headings in the player's language. */
export const useDownload = ({ what, loadAll }: Pick<ReturnType<typeof useStatement>, 'what' | 'loadAll'>) => {
  const t = useTexts('wallet')
  const { currency, decimals: booked } = useSettings()
  const [busy, setBusy] = useState(false)
  const isPoints = what === 'points'
  const decimals = isPoints ? 0 : booked
  const unit = isPoints ? t('points') : currencyCode(currency)

  const rowOf = (line: StatementLine): readonly string[] => {
    const outcome = outcomeOf(line)
    return [
      line.at,
      t(lineFaces[line.kind][0]),
      amountText(line.amount, decimals),
      amountText(line.balance, decimals),
      typeof line.detail['fee'] === 'number' ? amountText(line.detail['fee'], decimals) : '',
      unit,
      outcome ? t(outcome) : '',
      String(line.detail['channel'] ?? line.detail['game'] ?? ''),
      line.reference,
      line.follows ?? '',
      String(line.transferId),
    ]
  }
  const headings = [
    t('csv_moment'),
    t('filter_what'),
    t('line_amount'),
    t('line_balance'),
    t('fee'),
    t('csv_unit'),
    t('line_outcome'),
    t('csv_detail'),
    t('line_reference'),
    t('line_follows'),
    t('line_number'),
  ]

  const download = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { lines, whole } = await loadAll()
      await saveText('statement.csv', 'text/csv;charset=utf-8', csvOf([headings, ...lines.map(rowOf)]))
      if (!whole) showToast(t('csv_too_long'))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      showToast(t('list_failed'))
    } finally {
      setBusy(false)
    }
  }

  return { busy, download }
}
