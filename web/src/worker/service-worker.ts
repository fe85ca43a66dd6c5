import { readPushMessage } from './push-message.ts'

// This worker never caches our pages and scripts, so players always see what the server sends. It caches only the page for
// having no network, in the language that this script's address names.

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null
}
interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification
}
interface WindowClient {
  readonly url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
/** The part of `ServiceWorkerGlobalScope` that is used; the web compiles against the page's library. */
interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
}

const scope = globalThis as unknown as WorkerScope
const OFFLINE_PAGE = '/m/offline'
const CACHE = 'foyer-offline'

const keepOfflinePage = async (): Promise<void> => {
  const { search } = new URL(scope.location.href)
  const page = await fetch(OFFLINE_PAGE + search, { cache: 'no-store' })
  if (!page.ok) throw new Error(`The offline page answered ${page.status}`)
  await (await caches.open(CACHE)).put(OFFLINE_PAGE, page)
}

const begin = async (): Promise<void> => {
  // Lets the browser request the page while this script starts.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

const answerPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(OFFLINE_PAGE)
    if (kept) return kept
    throw error
  }
}

const payloadOf = ({ data }: PushEvent): unknown => {
  try {
    return data?.json()
  } catch {
    return null // not JSON, so not our message
  }
}

const show = async (event: PushEvent): Promise<void> => {
  const message = readPushMessage(payloadOf(event), scope.location.origin)
  if (message) await scope.registration.showNotification(message.title, { body: message.body, data: message.path })
}

const openPage = async (path: string): Promise<void> => {
  const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: false })
  if (!open) return void (await scope.clients.openWindow(path))
  await open.navigate(path)
  await open.focus()
}

scope.addEventListener('install', event => event.waitUntil(keepOfflinePage().then(() => scope.skipWaiting())))
scope.addEventListener('activate', event => event.waitUntil(begin()))
scope.addEventListener('fetch', event => {
  if (event.request.mode === 'navigate') event.respondWith(answerPage(event))
})
scope.addEventListener('push', event => event.waitUntil(show(event)))
scope.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openPage(String(event.notification.data)))
})
