import { useEffect, type ReactNode } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { confirmAlert, hideToast, showToast, useNotices, type Alert, type Toast } from '#notices/notices.ts'
import { useTexts } from '#texts/use-texts.ts'
import { FullScreenSpinner } from '#ui/states/full-screen-spinner.tsx'
import { TOAST_DURATION, ToastProvider, ToastRegion } from '#ui/windows/toast.tsx'

const useToastEnd = (toast: Toast | null): void => {
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => hideToast(toast.id), toast.duration ?? TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [toast])
}

const loadAlerts = async () => (await import('./alerts.tsx')).Alerts

/** An alert that cannot be drawn, because its code cannot be loaded, is told by the toast. */
const showOtherwise = (alert: Alert): void => {
  showToast(alert.text)
  confirmAlert(alert)
}

/** Shows the messages of the error policy and the features: alerts, the toast, the loading spinner. */
export const NoticeSurfaces = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts('shell')
  const { toast, loading, alerts } = useNotices()
  const [alert] = alerts
  useToastEnd(toast)
  return (
    <ToastProvider value={toast}>
      {children}
      {loading !== null && <FullScreenSpinner key={loading} label={t('in_please_wait')} />}
      <Late load={loadAlerts} wanted={alert !== undefined} onMissing={() => alert && showOtherwise(alert)} props={{}} />
      <ToastRegion />
    </ToastProvider>
  )
}
