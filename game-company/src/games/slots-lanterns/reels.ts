/** The pictures, as the reels name them. */
export const SYMBOLS = {
  W: 'lantern',
  S: 'moon',
  K: 'koi',
  F: 'fan',
  L: 'lotus',
  T: 'teapot',
  J: 'jade',
  C: 'coin',
  N: 'knot',
  P: 'plum',
} as const

export type Letter = keyof typeof SYMBOLS

/** Each reel from top to bottom; below the last picture comes the first one. */
export const REELS: readonly string[] = [
  'CFPNLCPLNJCKTNJFPCSPNCTJNPJNTLJK',
  'JNCFNWKTNPJTLFPTNSPJLKWJCPNCJWCL',
  'JTCSKWFNJCNPJCLWPCTPLCNWJPKLTPFN',
  'WLKPSJCTNFJPLJNTCKPTNCWLJNWCPFCN',
  'CPNJCFLJKNCJKTCNFJSCTPLFPNTPLNPJ',
]

export const STOPS = 32
export const ROWS = 3

/** The lines that pay, from the left, by the row on each reel. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/** What three, four and five alike from the left pay, in tenths of the stake: one for each line. */
export const PAYS: Readonly<Record<Exclude<Letter, 'W' | 'S'>, readonly [number, number, number]>> = {
  K: [50, 220, 1_000],
  F: [30, 100, 500],
  L: [20, 75, 300],
  T: [15, 50, 200],
  J: [8, 25, 100],
  C: [8, 25, 100],
  N: [6, 18, 75],
  P: [6, 18, 75],
}

/** What moons pay wherever they stand, in tenths of the stake, by their number. */
export const MOONS: Readonly<Record<number, number>> = { 3: 20, 4: 100, 5: 1_000 }
/** So many moons give free spins, so many of them, and all that they win counts so often. */
export const MOONS_FOR_FREE = 3
export const FREE_SPINS = 8
export const FREE_TIMES = 2

/** The picture on a reel, so many rows below the top of the window. */
export const letterAt = (reel: number, stop: number, row: number): Letter => (REELS[reel] ?? '')[(stop + row) % STOPS] as Letter
