import type { Static } from 'typebox'
import type { Activity } from '#content/activities/activities-content.ts'
import type { DownloadImages } from '#content/download-images.ts'
import type { Linkage } from '#content/linkage/linkage.ts'
import type { Lane } from '#games/new-game-vendor.ts'
import type { IdentityChecksPage } from '#identity-checks/identity-checks-content.ts'
import type { ShownDocument } from '#legal/acceptance.ts'
import type { LegalDocument } from '#legal/documents.ts'
import type { DocumentPage } from '#legal/legal-content.ts'
import type { Good } from '#mall/mall-content.ts'
import type { ReferralPage } from '#referral/referral-content.ts'
import type { Shortcut } from '#site/shortcuts-content.ts'
import type { HelpQuestion } from '#support/help-content.ts'

/** A banner of the home carousel (group `m_home`), or of a popup group (spec 2 §3). */
export interface Banner extends Readonly<Linkage> {
  readonly groupName: string
  /** Who sees it; everybody if absent. */
  readonly audience?: 'visitors' | 'members' | 'all'
  readonly image: string
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string
  /** Words over the picture; its left side is kept plain in every language so that they can be read. */
  readonly title?: string
  readonly text?: string
}

/**
 * What pages may show of a merchant's content, by the kind under which a route asks for it (`web/src/app/routes/routes.ts`). Optional
 * content is null if the merchant has none.
 */
export interface PageContents extends Readonly<Record<LegalDocument, DocumentPage | null>> {
  /** Games by category, as rows of cards. */
  readonly vendors: readonly Static<typeof Lane>[]
  /** Banners of every group, those of now and of the page's language. */
  readonly banners: readonly Banner[]
  /** How many announcements there are; they themselves are asked for by whoever sees them. */
  readonly announcements: { readonly total: number } | null
  /** Download images, in the order in which they are shown. */
  readonly downloadImages: DownloadImages | null
  /** The row of icons on home. */
  readonly shortcuts: readonly Shortcut[] | null
  /** Activities of every time. */
  readonly activities: readonly Activity[] | null
  /** How the merchant invites players to bring friends. */
  readonly referral: ReferralPage | null
  /** How many promotions there are; the member's are asked for. */
  readonly promotions: { readonly total: number } | null
  /** How many lotteries there are; their draws are asked for. */
  readonly lotteries: { readonly total: number } | null
  /** What points buy. */
  readonly mall: readonly Good[] | null
  readonly identityChecks: IdentityChecksPage | null
  /** The documents that members accept, in their current versions. */
  readonly acceptance: readonly ShownDocument[] | null
  /** The questions of the help center. */
  readonly help: readonly HelpQuestion[] | null
  /** What the chat says by itself. */
  readonly chat: {
    readonly greeting: string | null
    readonly questions: readonly { readonly id: string; readonly question: string }[]
  } | null
}
