import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { Moment, orNull } from '#fields.ts'
import { Draw, LotteryCode } from './lottery-fields.ts'
import { lotteryVendors } from './lottery-kinds.ts'
import { lotteryRules } from './lottery-rules.ts'

export const Lottery = Type.Object({
  code: LotteryCode,
  vendor: Type.Unsafe<(typeof lotteryVendors)[number]>(Type.Union(lotteryVendors.map(vendor => Type.Literal(vendor)))),
  name: Type.String({ description: 'key of a text in the `lottery` catalogue, or the name itself' }),
  image: orNull(Type.String({ description: 'address of the picture' })),
  everyMinutes: orNull(Type.Integer({ description: 'minutes between two draws; null where there are times' })),
  times: Type.Array(Type.String(), { description: 'times of day of the draws, like 18:30, in the time zone' }),
  ...lotteryRules,
  next: orNull(Type.Unsafe<Static<typeof Draw>>({ ...Draw, description: 'the draw that is sold now, else the next one' })),
  drawing: orNull(Type.Unsafe<Static<typeof Draw>>({ ...Draw, description: 'the draw whose sales have ended and whose numbers are not known yet' })),
  last: orNull(Type.Unsafe<Static<typeof Draw>>({ ...Draw, description: 'the latest draw whose numbers are known' })),
})
export type Lottery = Static<typeof Lottery>

export const listLotteries = declareCall({
  method: 'GET',
  path: '/wps/lottery/list',
  summary: 'The lotteries, each with its next draw, its last results and its prizes',
  session: 'none',
  moduleId: 'LOTTERY3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    now: Moment('by the server’s clock, to count down with'),
    timeZone: Type.String({ description: 'of the times of day, like Asia/Manila' }),
    currency: Type.String(),
    key: Type.String({ description: 'the public Ed25519 key, hex, by which receipts and certificates are signed now' }),
    earlierKeys: Type.Array(Type.String(), { description: 'the public keys of before; what they signed stays valid' }),
    lotteries: Type.Array(Lottery),
  }),
  errors: [],
})
