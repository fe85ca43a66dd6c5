import { personal, FIGURES, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as returns from './returns/schema.ts'
import * as games from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(games.gameSessions, {
    plain: ['tokenHash', 'sessionHash', 'memberSessionHash', 'provider', 'game', 'language'],
    why: 'an open game',
    goes: 'after 30 days',
  }),
  personal(games.gameRounds, {
    plain: ['provider', 'round', 'game', 'vendor', 'state'],
    why: 'what was staked and won, and the member’s history',
    goes: FIGURES,
  }),
  personal(games.favoriteGames, { holds: { game: 'a game that the member marked' }, why: 'the member’s list', atClosing: 'deleted' }),
  personal(returns.gameReturns, { plain: ['game', 'vendor'], why: NOBODY }),
  personal(returns.gameReturnChanges, { plain: ['game', 'vendor'], why: NOBODY }),
  personal(returns.gameReturnMarks, { why: NOBODY }),
]
