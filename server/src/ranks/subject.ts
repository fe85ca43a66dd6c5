import { declareSubject } from '#kernel/subject.ts'
import { playerRankProgress } from './player-rank-progress.ts'

export const ranks = declareSubject({
  answers: deps => ({
    'ranks.playerRankProgress': playerRankProgress(deps),
  }),
})
