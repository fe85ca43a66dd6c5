import { OFFLINE_PATH } from '@foyer/contract/site/worker-paths'
import { readPushMessage } from './push-message.ts'
import type { FetchEvent, PushEvent, WorkerScope } from './worker-scope.ts'

const scope = globalThis as unknown as WorkerScope
const CACHE = 'foyer-offline'

const keepOfflinePage = async (): Promise<void> => {
  const { search } = new URL(scope.location.href)
  const page = await fetch(OFFLINE_PATH + search, { cache: 'no-store' })
  if (!page.ok) throw new Error(`The offline page answered ${page.status}`)
  await (await caches.open(CACHE)).put(OFFLINE_PATH, page)
}

const begin = async (): Promise<void> => {
  // Lets the browser request the page while this script starts.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

const answerPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  try {
    const preloaded = await preloadResponse
    // Firefox gives an error for an answer where the others refuse the promise.
    return preloaded && preloaded.type !== 'error' ? preloaded : await fetch(request)
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(OFFLINE_PATH)
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

/** What stays with a notification until it is tapped. */
interface Kept {
  readonly path: string
  readonly receipt?: string
}

/** Tells the server, which counts; a push that cannot be counted is shown all the same. */
const report = async (what: 'shown' | 'tapped', { receipt }: Pick<Kept, 'receipt'>): Promise<void> => {
  if (receipt === undefined) return
  const headers = { 'Content-Type': 'application/json', ModuleId: 'PUSH3' }
  await fetch('/wps/push/seen', { method: 'POST', headers, body: JSON.stringify({ receipt, what }) }).catch(() => undefined)
}

const show = async (event: PushEvent): Promise<void> => {
  const { title, path, receipt, ...options } = readPushMessage(payloadOf(event), scope.location.origin, scope.unnamedMessage)
  const kept: Kept = { path, ...(receipt !== undefined && { receipt }) }
  await scope.registration.showNotification(title, { ...options, data: kept })
  await report('shown', kept)
}

const openPage = async (path: string): Promise<void> => {
  const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: false })
  if (!open) return void (await scope.clients.openWindow(path))
  await open.navigate(path)
  await open.focus()
}

// A newer worker waits until the pages of the one before are closed. With `skipWaiting`, Chromium left a page that was opened just then without an
// answer, so the player saw nothing.
scope.addEventListener('install', event => event.waitUntil(keepOfflinePage()))
scope.addEventListener('activate', event => event.waitUntil(begin()))
scope.addEventListener('fetch', event => {
  if (event.request.mode === 'navigate') event.respondWith(answerPage(event))
})
scope.addEventListener('push', event => event.waitUntil(show(event)))
scope.addEventListener('notificationclick', event => {
  event.notification.close()
  const kept = event.notification.data as Kept
  event.waitUntil(Promise.all([openPage(kept.path), report('tapped', kept)]))
})
