import type { Viewer } from '@foyer/contract/content/ops/viewers'
import { languageCodes, type LanguageCode } from '@foyer/contract/languages'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { ReadPreview } from '#kernel/preview/preview.ts'
import { overlayOf } from './version-source.ts'

/** How long a link to a preview holds, ms: to look at it, not to pass it around. */
export const PREVIEW_MS = 10 * 60_000
const PURPOSE = 'content-preview'

/** A draft as it was when somebody wanted to look at it. */
export interface PreviewWish {
  readonly merchant: string
  readonly kind: string
  readonly revision: number
  readonly language: LanguageCode
  /** At which moment the page is shown, ms; null: when it is opened. */
  readonly at: number | null
  readonly viewer: Viewer
}

interface Sealed extends PreviewWish {
  readonly until: number
}

/** Sealed by the server's key: nobody makes one, and nobody reads from a link what it shows. */
export const sealPreview =
  ({ seals, clock }: Pick<Deps, 'seals' | 'clock'>) =>
  (wish: PreviewWish): string => {
    const sealed: Sealed = { ...wish, until: clock().getTime() + PREVIEW_MS }
    return seals.seal(PURPOSE, JSON.stringify(sealed))
  }

/** A page with a draft makes a dozen calls, and reading a merchant takes tens of milliseconds: so many are kept, each until its link has run out. */
const MOST_KEPT = 4

export const readPreview = ({ seals, clock, stores, merchants }: Pick<Deps, 'seals' | 'clock' | 'stores' | 'merchants'>): ReadPreview => {
  const opened = (token: string): Sealed | undefined => {
    try {
      return JSON.parse(seals.open(PURPOSE, token)) as Sealed
    } catch {
      // Made up, cut off, or sealed with a key that is gone.
      return undefined
    }
  }
  const kept = new Map<string, Merchant>()
  const keep = (token: string, merchant: Merchant): Merchant => {
    kept.set(token, merchant)
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest)
    return merchant
  }
  return async (code, token) => {
    const sealed = opened(token)
    if (!sealed || sealed.merchant !== code || sealed.until <= clock().getTime()) return undefined
    const { kind, revision, language, at, viewer } = sealed
    const draft = await stores.contentVersions.draft({ merchant: code, kind })
    if (!draft || draft.revision !== revision || draft.body === null) return undefined
    const now = at === null ? clock() : new Date(at)
    const made = async () => {
      const { writings, pictures } = await overlayOf(stores, code, now)
      const { merchant } = merchants.trial(code, { writings: new Map([...writings, [kind, draft.body ?? '']]), pictures })
      return merchant && keep(token, merchant)
    }
    const merchant = kept.get(token) ?? (await made())
    return merchant && { merchant, language: languageCodes.includes(language) ? language : 'EN', now, viewer }
  }
}
