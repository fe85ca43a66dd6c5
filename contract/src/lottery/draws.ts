import Type from 'typebox'
import { declareCall } from '#call.ts'
import { NextPage, PageCursor } from '#fields.ts'
import { Draw, LotteryCode } from './lottery-fields.ts'

export const draws = declareCall({
  method: 'GET',
  path: '/wps/lottery/draws',
  summary: 'Past draws with their numbers, the latest first, 20 on a page; void ones among them',
  session: 'none',
  moduleId: 'LOTTERY3',
  cache: 'never',
  request: Type.Object({
    lottery: Type.Optional(Type.Unsafe<string>({ ...LotteryCode, description: 'of this lottery alone' })),
    after: Type.Optional(PageCursor),
  }),
  answer: Type.Object({ draws: Type.Array(Draw), next: NextPage }),
  errors: ['lottery.unknown'],
})
