import type { UnnamedMessage } from './push-message.ts'

// This worker never caches our pages and scripts, so players always see what the server sends. It caches only the page for
// having no network, in the language that this script's address names.

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
export interface PushEvent extends WorkerEvent {
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
export interface WorkerScope {
  /** The server writes it before this script (`server/src/app/pages/offline.ts`). */
  readonly unnamedMessage: UnnamedMessage
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
}
