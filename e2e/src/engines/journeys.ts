import type { Journey } from './journey.ts'
import { collected } from './journeys/collected.ts'
import { staff } from './journeys/console.ts'
import { door, keys } from './journeys/door.ts'
import { games, miniGame, support } from './journeys/games.ts'
import { lottery } from './journeys/lottery.ts'
import { deposit, poster, statement } from './journeys/money.ts'
import { numbers } from './journeys/numbers.ts'
import { brokenFile, chat, language, offline, signOut } from './journeys/shell.ts'
import { tours } from './journeys/tour.ts'

/** All journeys, in the order in which they are made. The lottery puts the clock forward, which ends the sessions of the others. */
export const journeys: readonly Journey[] = [
  collected,
  door,
  keys,
  deposit,
  ...games,
  miniGame,
  support,
  chat,
  statement,
  poster,
  language,
  numbers,
  signOut,
  offline,
  brokenFile,
  staff,
  lottery,
  ...tours,
]
