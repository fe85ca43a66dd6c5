import { declareSubject } from '#kernel/subject.ts'
import { ranks as ranksContent } from './content.ts'
import { playerRankProgress } from './player-rank-progress.ts'

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    ranks: typeof ranksContent
  }
}

export const ranks = declareSubject({
  content: { ranks: ranksContent },
  answers: deps => ({
    'ranks.playerRankProgress': playerRankProgress(deps),
  }),
})
