import Type, { type Static } from 'typebox'
import { CreditGift } from '#rewards/gifts.ts'

/** By what a campaign reaches members. */
export const channels = ['push', 'message', 'email', 'sms', 'reward'] as const
export type CampaignChannel = (typeof channels)[number]

/** Why a member does not get it. `cap`: enough in this week; `total`: the campaign has as many as it may; `consent`: has not agreed, or has turned it off. */
export const skipReasons = ['closed', 'restricted', 'paused', 'locked', 'contact', 'consent', 'cap', 'total', 'stopped', 'refused'] as const
export type SkipReason = (typeof skipReasons)[number]

export const campaignStates = ['draft', 'counting', 'ready', 'scheduled', 'sending', 'done', 'stopped'] as const
export type CampaignState = (typeof campaignStates)[number]

/** The longest SMS: three parts of 153 characters. */
export const SMS_LENGTH = 459

export const CampaignContent = Type.Object(
  {
    words: Type.Record(
      Type.String({ pattern: '^[A-Z]{2}$' }),
      Type.Object({ title: Type.String({ maxLength: 120 }), body: Type.String({ maxLength: 2_000 }) }, { additionalProperties: false }),
      { description: 'language → what it says; a member whose language is missing reads the merchant’s first one' },
    ),
    path: Type.String({ pattern: '^/m/[A-Za-z0-9/_.-]*$', maxLength: 200, description: 'the page that a tap opens' }),
    gift: Type.Optional(
      Type.Object(
        {
          points: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
          credit: Type.Optional(CreditGift),
          ticket: Type.Optional(Type.Object({ lottery: Type.String({ maxLength: 40 }) }, { additionalProperties: false })),
        },
        { additionalProperties: false, minProperties: 1, maxProperties: 1, description: 'of a reward: one of these' },
      ),
    ),
  },
  { additionalProperties: false },
)
export type CampaignContent = Static<typeof CampaignContent>
