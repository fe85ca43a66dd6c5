import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'

export interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Takes the events first: what then goes wrong is the answer alone. */
  readonly takes?: true
}

/** What each says when it took everything, and when it refuses. */
export const yes: Readonly<Record<TrackingProviderName, (taken: number) => Reply>> = {
  facebook: taken => ({ status: 200, body: { events_received: taken, messages: [] } }),
  tiktok: () => ({ status: 200, body: { code: 0, message: 'OK' } }),
  kwai: () => ({ status: 200, body: { result: 1 } }),
  appsflyer: () => ({ status: 200, body: 'ok' }),
  adjust: () => ({ status: 200, body: { status: 'OK' } }),
  bigo: () => ({ status: 200, body: { code: 1 } }),
  twitter: () => ({ status: 200, body: { data: {} } }),
  gtag: () => ({ status: 204 }),
  voluum: () => ({ status: 200, body: '' }),
  propeller: () => ({ status: 200, body: '' }),
  kadam: () => ({ status: 200, body: '' }),
  tf: () => ({ status: 200, body: '' }),
}
export const no: Readonly<Partial<Record<TrackingProviderName, (reason: string) => Reply>>> = {
  facebook: message => ({ status: 400, body: { error: { code: 100, error_subcode: 2_804_003, message } } }),
  tiktok: message => ({ status: 200, body: { code: 40_002, message } }),
  kwai: message => ({ status: 200, body: { result: 0, error_msg: message } }),
  adjust: message => ({ status: 400, body: { error: `Event request failed (${message})` } }),
  bigo: message => ({ status: 200, body: { code: 0, message } }),
  // It says 204 to everything.
  gtag: () => ({ status: 204 }),
}
