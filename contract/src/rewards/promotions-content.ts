import Type, { type Static } from 'typebox'
import { Language } from '#fields.ts'
import { optional, strict, Words } from '#merchant/merchant-fields.ts'
import { gifts } from './gifts.ts'
import { Condition, Count } from './goals.ts'

/** The id of a promotion, in calls and in the ledger’s references. */
export const PromotionId = Type.String({ pattern: '^[a-z0-9-]{1,48}$' })

const Day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', message: 'must be a day, like 2026-11-30', description })

/** For whom it is. */
const Audience = Type.Object(
  {
    minRankLevel: optional(Type.Integer({ minimum: 1, description: 'members of this rank’s level and above: a gift of the rank' })),
    firstDays: optional(
      Type.Integer({ minimum: 1, maximum: 366, description: 'new members: on so many days, the day of their registration included' }),
    ),
    countries: optional(
      Type.Array(Type.String({ pattern: '^[A-Z]{2}$', message: 'must be the code of a country, like PH' }), {
        minItems: 1,
        uniqueItems: true,
        description: 'members who are in one of these countries, by their network; where that is not known, the merchant’s own',
      }),
    ),
    languages: optional(Type.Array(Language, { minItems: 1, uniqueItems: true, description: 'members whose pages are in one of these languages' })),
  },
  { ...strict, minProperties: 1, description: 'for whom it is: all that is said must hold; for every member if absent' },
)

/** How a mission comes again, each term once; when each of its times begins and ends is in the server's `rewards/reward-times.ts`. */
export const missions = { day: { comesAgain: true }, week: { comesAgain: true }, season: { comesAgain: false } } as const
export type MissionTerm = keyof typeof missions
export const MissionTerm = Type.Union((Object.keys(missions) as MissionTerm[]).map(term => Type.Literal(term)))

/** `content/promotions.json`: what members are rewarded for (docs/promotions.md). Days are those of the time zone of `safe-play.json`. */
export const PromotionsContent = Type.Object(
  {
    promotions: Type.Array(
      Type.Object(
        {
          id: Type.String({
            ...PromotionId,
            message: 'must be 1 to 48 of a–z, 0–9 and -, like first-deposit',
            description: 'never given to another promotion later: what members took is stored by it',
          }),
          title: Words('title'),
          terms: Words('terms, in plain words: what it asks for, what it gives, until when'),
          mission: optional(
            Type.Unsafe<MissionTerm>({
              ...MissionTerm,
              description: 'makes it a mission: anew each day, each week from Monday on, or once in its season',
            }),
          ),
          from: optional(Day('the first day; at once if absent')),
          until: optional(Day('the last day; without end if absent')),
          condition: Condition,
          audience: optional(Audience),
          reward: Type.Object(gifts, { ...strict, minProperties: 1, maxProperties: 1, description: 'one of these' }),
          perMember: optional(Count('how often a member may take a daily or weekly one, or a birthday’s')),
          inAll: optional(Count('how often all members together may take it')),
          shownAs: optional(
            Type.Union([Type.Literal('APP_DOWNLOAD'), Type.Literal('REFERRAL')], {
              description: 'the promotion of MCSFE_getMerchantAvailablePromotions that it switches on while it runs',
            }),
          ),
        },
        strict,
      ),
      { maxItems: 60, description: 'in the order in which they are shown' },
    ),
  },
  strict,
)
export type PromotionsContent = Static<typeof PromotionsContent>
export type Promotion = PromotionsContent['promotions'][number]
