import { useState } from 'react'
import { showAlert } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { isPushSupported, pushPermission, requestPushPermission } from './device-push.ts'
import { bindDevice } from './sync-device.ts'
import { usePushSetting } from './use-push-setting.ts'

/** Asks the browser for the permission, which it grants on a tap alone, and subscribes the device; a denial is explained (spec 1 §4). */
export const useAllowPush = () => {
  const t = useTexts('push')
  const { request } = useRequest()
  const known = usePushSetting(isPushSupported())
  const [permission, setPermission] = useState(pushPermission)
  const [busy, setBusy] = useState(false)

  const allow = async (): Promise<void> => {
    setBusy(true)
    try {
      const answer = await requestPushPermission()
      setPermission(answer)
      if (answer === 'denied') showAlert(t('notification_request_tips'))
      if (answer !== 'granted') return
      // The sheet of kinds may be open before the server's key is known.
      const setting = known ?? (await request('push.setting', {}, { alert: false }))
      // Nobody waits for this: where the service worker cannot be installed, the browser never answers.
      if (setting.vapidKey) void bindDevice(request, setting).catch(() => showAlert(t('push_unsupported')))
    } catch {
      showAlert(t('push_unsupported'))
    } finally {
      setBusy(false)
    }
  }
  return { permission, busy, allow }
}
