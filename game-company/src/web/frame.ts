/** What the game tells the page around it (docs/game-vendors.md, Messages). */
export type GameMessage =
  | { readonly type: 'ready' | 'close' | 'fullscreen' | 'cashier' | 'history' | 'sessionEnded' }
  | { readonly type: 'round'; readonly payload: { readonly state: 'began' | 'ended'; readonly round: string } }
  | { readonly type: 'balance'; readonly payload: { readonly balance: number; readonly currency: string } }
  | { readonly type: 'sound'; readonly payload: { readonly on: boolean } }

/** What the page around it tells the game. */
export type Heard =
  | { readonly type: 'pause' | 'resume' | 'balance' }
  | { readonly type: 'language'; readonly language: string }
  | { readonly type: 'sound'; readonly isOn: boolean }

/** What a message says; undefined where it is none of these. */
export const heardIn = (data: unknown): Heard | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const { source, type, payload } = data as Readonly<Record<string, unknown>>
  if (source !== 'foyer-vendor') return undefined
  if (type === 'pause' || type === 'resume' || type === 'balance') return { type }
  const { language, on } = (payload ?? {}) as Readonly<Record<string, unknown>>
  if (type === 'sound') return typeof on === 'boolean' ? { type, isOn: on } : undefined
  return type === 'language' && typeof language === 'string' ? { type, language } : undefined
}

/** Whether a page is around this one. */
export const isFramed = (): boolean => window.parent !== window

/** `origin`: of the page that may listen. */
export const post = (message: GameMessage, origin: string): void => {
  if (isFramed()) window.parent.postMessage({ source: 'foyer-vendor', version: 1, ...message }, origin)
}

/** Listens to the page around this one, and to nobody else; returns how to stop. */
export const listen = (hear: (heard: Heard) => void): (() => void) => {
  const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    const heard = source === window.parent ? heardIn(data) : undefined
    if (heard) hear(heard)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}
