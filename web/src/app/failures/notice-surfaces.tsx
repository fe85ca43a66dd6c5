import { useEffect, useState, type ReactNode } from 'react'
import { confirmAlert, hideToast, useNotices, type Toast } from '#notices/notices.ts'
import { useTexts } from '#texts/use-texts.ts'
import { FullScreenSpinner } from '#ui/full-screen-spinner.tsx'
import { Notice } from '#ui/notice.tsx'
import { TOAST_DURATION, ToastProvider, ToastRegion } from '#ui/toast.tsx'

const useToastEnd = (toast: Toast | null): void => {
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => hideToast(toast.id), toast.duration ?? TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [toast])
}

const Alerts = () => {
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

/** Shows the messages of the error policy and the features: alerts, the toast, the loading spinner. */
export const NoticeSurfaces = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts('shell')
  const { toast, loading } = useNotices()
  useToastEnd(toast)
  return (
    <ToastProvider value={toast}>
      {children}
      {loading !== null && <FullScreenSpinner key={loading} label={t('in_please_wait')} />}
      <Alerts />
      <ToastRegion />
    </ToastProvider>
  )
}
