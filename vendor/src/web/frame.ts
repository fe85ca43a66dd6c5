/** What the game tells the page around it (docs/game-vendors.md, Messages). */
export type Told =
  | { readonly type: 'ready' | 'close' | 'fullscreen' | 'cashier' | 'history' | 'sessionEnded' }
  | { readonly type: 'round'; readonly payload: { readonly state: 'began' | 'ended'; readonly round: string } }
  | { readonly type: 'balance'; readonly payload: { readonly balance: number; readonly currency: string } }

/** What the page around it tells the game. */
export type Heard = 'pause' | 'resume' | 'balance'

const isHeard = (type: unknown): type is Heard => type === 'pause' || type === 'resume' || type === 'balance'

/** Whether a page is around this one. */
export const isFramed = (): boolean => window.parent !== window

/** `origin`: of the page that may listen. */
export const tell = (message: Told, origin: string): void => {
  if (isFramed()) window.parent.postMessage({ source: 'foyer-vendor', version: 1, ...message }, origin)
}

/** Listens to the page around this one, and to nobody else; returns how to stop. */
export const listen = (hear: (type: Heard) => void): (() => void) => {
  const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== window.parent || typeof data !== 'object' || data === null) return
    const { source: from, type } = data as Readonly<Record<string, unknown>>
    if (from === 'foyer-vendor' && isHeard(type)) hear(type)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}
