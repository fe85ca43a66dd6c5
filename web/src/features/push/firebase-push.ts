import { initializeApp } from '@firebase/app'
import { getMessaging, isSupported, onRegistered, register, unregister } from '@firebase/messaging'
import type { PushProject } from '@foyer/contract/push/push-fields'

interface Registering {
  readonly project: PushProject
  readonly vapidKey: string
  /** Our own service worker; Firebase's would need a script of its own. */
  readonly registration: ServiceWorkerRegistration
  /** Whether the browser has no subscription with this key yet. */
  readonly isNew: boolean
}

/** Registers the browser for messages of a Firebase project, again after 7 days (spec 1 §9, Push); resolves with its installation id. */
export const registerAtFirebase = async ({ project, vapidKey, registration, isNew }: Registering): Promise<string> => {
  if (!(await isSupported())) throw new Error('Firebase needs IndexedDB, which this browser refuses')
  // An app of its own: the one for signing in has other settings.
  const messaging = getMessaging(initializeApp(project, 'push'))
  // For 7 days the SDK would not tell Firebase of a new subscription. Where nothing was registered, there is nothing to undo.
  if (isNew) await unregister(messaging).catch(() => undefined)
  return await new Promise((resolve, reject) => {
    onRegistered(messaging, resolve)
    register(messaging, { vapidKey, serviceWorkerRegistration: registration }).catch(reject)
  })
}
