import { useState } from 'react'
import { confirmAlert, useNotices } from '#notices/notices.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Notice } from '#ui/windows/notice.tsx'

/** The alerts, one after another. */
export const Alerts = () => {
  const t = useTexts('shell')
  const [alert] = useNotices().alerts
  // The text stays until the closing animation has ended.
  const [last, setLast] = useState(alert)
  if (alert && alert !== last) setLast(alert)
  if (!last) return null
  return (
    <Notice
      key={last.id}
      open={alert !== undefined}
      title={t('notice')}
      text={last.text}
      confirmLabel={t('confirm')}
      onConfirm={() => confirmAlert(last)}
    />
  )
}
