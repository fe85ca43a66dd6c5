import { useEffect, useRef } from 'react'
import { useAwaitsNews } from '#notices/awaited-news.ts'
import { usePromptReport } from '#notices/use-prompt-report.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { isPushSupported, pushPermission } from './device-push.ts'
import { usePromptSkipped } from './push-memory.ts'
import { isPushPromptDue } from './push-rules.ts'
import { bindDevice, unbindDevice } from './sync-device.ts'
import { usePushSetting } from './use-push-setting.ts'

/** Keeps the server informed of whose device this is, and reports whether the player may be asked for push messages. Draws nothing. */
export const Push = ({ restful }: { readonly restful: boolean }) => {
  const { request } = useRequest()
  const token = useSession()?.token
  const skipped = usePromptSkipped()
  const awaitsNews = useAwaitsNews()
  const permission = pushPermission()
  const signedIn = token !== undefined
  const setting = usePushSetting(signedIn && (permission === 'granted' || (permission === 'default' && awaitsNews && !skipped)))
  // On pages with tabs, where nobody is filling in a form.
  usePromptReport(
    'notification',
    restful && isPushPromptDue({ supported: isPushSupported(), signedIn, permission, awaitsNews, skipped, vapidKey: setting?.vapidKey }),
  )

  const before = useRef(token)
  useEffect(() => {
    const leaves = before.current !== undefined && token === undefined
    before.current = token
    // If one of these fails, the next page start tries again.
    if (leaves) void unbindDevice(request).catch(() => undefined)
    else if (token !== undefined && permission === 'granted' && setting?.vapidKey) void bindDevice(request, setting).catch(() => undefined)
  }, [request, token, permission, setting])
  return null
}
