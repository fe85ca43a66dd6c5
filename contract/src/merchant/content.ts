import Type, { type Static } from 'typebox'
import type { Activity } from '#content/activities/activities-content.ts'
import type { DownloadImages } from '#content/download-images.ts'
import { linkageFields, type Linkage } from '#content/linkage/linkage.ts'
import { Language } from '#fields.ts'
import { Lane } from '#games/new-game-vendor.ts'
import type { IdentityChecksPage } from '#identity-checks/identity-checks-content.ts'
import type { ShownDocument } from '#legal/acceptance.ts'
import type { LegalDocument } from '#legal/documents.ts'
import type { DocumentPage } from '#legal/legal-content.ts'
import type { Good } from '#mall/mall-content.ts'
import type { Shortcut } from '#site/shortcuts-content.ts'
import type { HelpQuestion } from '#support/help-content.ts'
import { AssetFile, Words, optional, strict } from './merchant-fields.ts'
import { periodFields } from './period.ts'

/** `content/vendors.json`: the lanes of the home page. What stands behind them is counted. */
export const VendorsContent = Type.Object(
  {
    lanes: Type.Array(Type.Object({ ...Type.Pick(Lane, ['title', 'gameCategory', 'cards']).properties }, strict), {
      description: 'the rows of the home page, in this order',
    }),
    names: optional(
      Type.Record(
        Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
        Type.String({ description: 'key of a text in the `play` catalogue, or a name that is shown as it is' }),
        {
          description: 'names of vendors for which several cards stand, by code, e.g. TCG; without one the first card’s name is shown, never a code',
        },
      ),
    ),
  },
  strict,
)
export type VendorsContent = Static<typeof VendorsContent>

/** `content/banners.json` */
export const BannersContent = Type.Object(
  {
    banners: Type.Array(
      Type.Object(
        {
          groupName: Type.String({
            pattern: '^[a-z0-9_]{1,32}$',
            message: 'must be 1 to 32 of a–z, 0–9 and _, like m_home',
            description: 'where it is shown: m_home is the carousel of the home page',
          }),
          audience: optional(
            Type.Union([Type.Literal('visitors'), Type.Literal('members'), Type.Literal('all')], {
              default: 'all',
              description: 'who sees it: those who are not signed in, those who are, or everybody',
            }),
          ),
          image: AssetFile,
          alt: Words('what the picture shows, for those who cannot see it'),
          title: optional(Words('headline over the picture')),
          text: optional(Words('line below that headline')),
          languages: optional(
            Type.Array(Language, { minItems: 1, uniqueItems: true, description: 'the languages in which it is shown; all if absent' }),
          ),
          ...periodFields,
          ...linkageFields,
        },
        strict,
      ),
      { description: 'shown in this order' },
    ),
  },
  strict,
)
export type BannersContent = Static<typeof BannersContent>

/** `content/ranks.json`: the merchant's VIP ranks, lowest first (docs/ranks.md). A merchant without the file has none. */
export const RanksContent = Type.Object(
  {
    ranks: Type.Array(
      Type.Object(
        {
          labelId: Type.String({
            pattern: '^[a-z0-9_-]{1,32}$',
            message: 'must be 1 to 32 of a–z, 0–9, _ and -, like gold',
            description: 'the id that calls use',
          }),
          name: Words('name'),
          rankLevel: Type.Integer({ minimum: 0, description: 'the level, which download.minRankLevel refers to' }),
          conditions: optional(
            Type.Object(
              {
                deposits: optional(Type.Integer({ minimum: 1, description: 'number of deposits that must have arrived' })),
                deposited: optional(
                  Type.Integer({ minimum: 1, description: 'sum of the deposits that must have arrived, in whole units of the merchant’s currency' }),
                ),
                bets: optional(Type.Integer({ minimum: 1, description: 'number of bets and ticket purchases, without those that were rolled back' })),
                staked: optional(Type.Integer({ minimum: 1, description: 'sum of these bets, in whole units of the merchant’s currency' })),
              },
              { ...strict, description: 'all of them must be met; the lowest rank has none' },
            ),
          ),
          benefits: optional(Type.Array(Words('one benefit of this rank'), { description: 'what members of this rank get' })),
        },
        strict,
      ),
      { minItems: 1, description: 'VIP ranks, lowest first (docs/ranks.md)' },
    ),
  },
  strict,
)
export type RanksContent = Static<typeof RanksContent>

/** `content/referral.json`: how the merchant invites players to bring friends. A merchant without the file has the product's words alone. */
export const ReferralContent = Type.Object(
  {
    picture: Type.Unsafe<string>({ ...AssetFile, description: 'wide, on a clear ground: on the page for inviting friends and on posters' }),
    title: optional(Words('headline of the page')),
    text: optional(Words('line below the headline')),
  },
  strict,
)

/** What the page for inviting friends shows of it. */
export interface ReferralPage {
  readonly picture: string
  readonly title: string | undefined
  readonly text: string | undefined
}

/** `content/chat.json`: what the product's own chat says by itself. A merchant without the file says nothing. */
export const ChatContent = Type.Object(
  {
    greeting: optional(Words('the first words of support, shown above every chat')),
    questions: optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String({
              pattern: '^[a-z0-9_-]{1,32}$',
              message: 'must be 1 to 32 of a–z, 0–9, _ and -, like withdrawal',
              description: 'the id that calls use',
            }),
            question: Words('the question, as a member would ask it'),
            answer: Words('the answer, which follows at once'),
          },
          strict,
        ),
        { maxItems: 12, description: 'questions that are answered at once, in this order' },
      ),
    ),
  },
  strict,
)
export type ChatContent = Static<typeof ChatContent>

const Metadata = Type.Object(
  {
    title: Type.String({ description: 'the title of the page, also shown in the browser’s tab' }),
    keywords: Type.String({ description: 'keywords for search engines, separated by commas' }),
    description: Type.String({ description: 'a sentence for search engines' }),
  },
  { ...strict, description: 'path → language code → metadata; /m/home is the fallback of every path' },
)

/** `content/search.json`: path → language → metadata; `/m/home` is the fallback (spec 2 §2). */
export const SearchContent = Type.Object(
  { paths: Type.Record(Type.String({ pattern: '^/m/' }), Type.Record(Type.String(), Metadata), strict) },
  strict,
)
export type SearchContent = Static<typeof SearchContent>

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
