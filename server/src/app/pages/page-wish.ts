import type { LanguageCode } from '@foyer/contract/languages'
import type { Network } from '#kernel/caller.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { WebBuild } from '#kernel/pages/build/web-build.ts'
import type { Origins } from '#kernel/pages/document/content-policy.ts'
import type { Shrinking } from '#kernel/pages/files/compressed.ts'

export interface PageWish {
  readonly merchant: Merchant
  readonly language: LanguageCode
  readonly path: string
  /** Whether search engines may list the page at the requested host. */
  readonly indexable: boolean
  /** Who asks: a page that is not kept yet is rendered at this network's cost. */
  readonly network: Network
  /** A draft that staff look at, as at this moment: it is rendered for this request alone and kept nowhere. */
  readonly preview?: {
    readonly at: Date
    /** Runs before anything else of the page (preview-script.ts). */
    readonly script: string
  }
}

export interface RenderedPage extends Shrinking {
  readonly policy: string
  readonly found: boolean
}

export interface RendererOptions {
  readonly build: WebBuild
  readonly clock: () => Date
  /** Every merchant there is. */
  readonly merchants: () => readonly Merchant[]
  /** Origins that the merchant's providers, images and lines need. */
  readonly originsOf: (merchant: Merchant) => Origins
  /** The merchant's address for search engines, e.g. `https://www.brand.com`. */
  readonly addressOf: (merchant: Merchant) => string
  /** Called with what a part of a page threw that was left out. */
  readonly onFault: (fault: unknown, page: { readonly merchant: string; readonly path: string; readonly language: LanguageCode }) => void
}
