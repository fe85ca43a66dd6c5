import type { Choice } from '@foyer/contract/tracking/consent'
import type { PixelScript } from '@foyer/contract/tracking/pixels'

/** What the visitor agrees to. */
export type Agreed = Pick<Choice, 'measurement' | 'marketing'>

/** A moment as a script is told of it. */
export interface PixelEvent {
  /** By which a provider recognises the event that the server tells too. */
  readonly id: string
  /** The provider's own name of the moment. */
  readonly name: string
  /** In whole units of `currency`, ISO 4217. `value` is revenue, of a deposit alone; `amount` is that of another moment; `returned` went back to the player. */
  readonly money: { readonly value?: number; readonly amount?: number; readonly returned?: number; readonly currency?: string }
}

/** What a pixel needs of the page. */
export interface PixelPage {
  /** The page's global names: scripts look there for what waits for them. */
  readonly globals: Record<string, unknown>
  /** The page's address without its query, which may hold what is nobody's business. */
  readonly address: string
  /** ms since 1970. */
  readonly now: () => number
  /** Loads a script; `loaded` is called once it has run. */
  load(url: string, loaded?: () => void): void
}

/** A provider's script in the page. Calls before it has loaded wait for it. */
export interface Pixel {
  send(event: PixelEvent): void
  /** What the visitor agrees to from now on. */
  chosen(agreed: Agreed): void
}

export type StartPixel = (script: Pick<PixelScript, 'url' | 'id'>, page: PixelPage, agreed: Agreed) => Pixel
