import type { SettingsAmong } from '#kernel/merchants/merchant-file.ts'
import { declareSubject } from '#kernel/subject.ts'
import { ARCHIVE_USAGE, archiveCommand } from './archive/archive-command.ts'
import { type ArchiveStore, archiveStore } from './archive/archive-store.ts'
import { compareBooksWork, planComparisons } from './books/compare-books-job.ts'
import { gameMatch } from './game-match.ts'
import { type GameSessionStore, gameSessionStore } from './game-session-store.ts'
import { jobKinds } from './job-kinds.ts'
import { launchGame } from './launch-game.ts'
import { roundsCheck } from './ledger-statements.ts'
import { type LiveStore, liveStore } from './live/live-store.ts'
import { live } from './live/live.ts'
import { games as gamesContent } from './lobby/games-content.ts'
import { vendors } from './lobby/vendors-content.ts'
import { type MemberPlayStore, memberPlayStore } from './member-play-store.ts'
import { registerMiniGame } from './mini-game/mini-game.ts'
import { type MyGamesStore, myGamesStore } from './my-games-store.ts'
import { myGames, setFavorite } from './my-games.ts'
import { type MyRoundsStore, myRoundsStore } from './my-rounds-store.ts'
import { myRounds, replay } from './my-rounds.ts'
import { newGameVendor } from './new-game-vendor.ts'
import { personalData } from './personal-data.ts'
import { gamesByChoice } from './providers/by-choice.ts'
import type { GameProvider, GameProviderOf } from './providers/game-provider.ts'
import { gameProviders } from './providers/providers.ts'
import { type ReturnStore, returnStore } from './returns/return-store.ts'
import { returnWorks } from './returns/sum-returns.ts'
import { type RoundDeskStore, roundDeskStore } from './round-desk-store.ts'
import { searchGames } from './search-games.ts'
import { gameSweeps } from './sweeps.ts'
import { trialLaunch } from './trial-launch.ts'
import { type VendorBookStore, vendorBookStore } from './vendor-book-store.ts'
import { registerVendorWire } from './vendor-wire.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly memberPlay: MemberPlayStore
    readonly gameSessions: GameSessionStore
    readonly myGames: MyGamesStore
    readonly myRounds: MyRoundsStore
    readonly vendorBooks: VendorBookStore
    readonly live: LiveStore
    readonly roundDesk: RoundDeskStore
    readonly gameReturns: ReturnStore
    readonly archive: ArchiveStore
  }
  interface Deps {
    readonly gamesOf: GameProviderOf
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    games: typeof gamesContent
    vendors: typeof vendors
  }
}

declare module '#kernel/merchants/merchant-file.ts' {
  interface ProviderSettings {
    game?: SettingsAmong<typeof gameProviders>
  }
}

declare module '#kernel/providers/declare-provider.ts' {
  interface ProviderKinds {
    readonly game: GameProvider
  }
}

declare module '#money/ledger/ledger-checks.ts' {
  interface FurtherLedgerChecks {
    readonly rounds: CheckLedger
  }
}

export const games = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  ledgerChecks: { rounds: roundsCheck },
  content: { games: gamesContent, vendors },
  providers: [
    {
      kind: 'game',
      list: gameProviders,
      choice: { description: 'where the games come from (docs/game-vendors.md); without it there are lotteries alone' },
    },
  ],
  stores: db => ({
    memberPlay: memberPlayStore(db),
    gameSessions: gameSessionStore(db),
    myGames: myGamesStore(db),
    myRounds: myRoundsStore(db),
    vendorBooks: vendorBookStore(db),
    live: liveStore(db),
    roundDesk: roundDeskStore(db),
    gameReturns: returnStore(db),
    archive: archiveStore(db),
  }),
  commands: { archive: { usage: ARCHIVE_USAGE, run: archiveCommand } },
  parts: given => ({ gamesOf: gamesByChoice(given) }),
  jobKinds,
  works: deps => ({ compareBooks: compareBooksWork(deps) }),
  recurring: deps => [planComparisons(deps), ...gameSweeps(deps), ...returnWorks(deps)],
  routes: registerVendorWire,
  pageRoutes: (app, { merchants, clock }) => registerMiniGame(app, merchants, clock),
  answers: deps => ({
    'games.newGameVendor': newGameVendor,
    'games.gameMatch': gameMatch,
    'games.search': searchGames,
    'games.live': live(deps),
    'games.mine': myGames(deps),
    'games.setFavorite': setFavorite(deps),
    'games.rounds': myRounds(deps),
    'games.replay': replay(deps),
    'games.launchGame': launchGame(deps),
    'games.trialLaunch': trialLaunch(deps),
  }),
})
