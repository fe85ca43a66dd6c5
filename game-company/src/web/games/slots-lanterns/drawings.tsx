import type { FunctionComponent } from 'preact'
import type { Letter } from '#games/slots-lanterns/reels.ts'
import { Coin } from './tiles/coin.tsx'
import { Fan } from './tiles/fan.tsx'
import { Jade } from './tiles/jade.tsx'
import { Knot } from './tiles/knot.tsx'
import { Koi } from './tiles/koi.tsx'
import { Lantern } from './tiles/lantern.tsx'
import { Lotus } from './tiles/lotus.tsx'
import { Moon } from './tiles/moon.tsx'
import { Plum } from './tiles/plum.tsx'
import { Teapot } from './tiles/teapot.tsx'

/** What each picture looks like. */
export const DRAWINGS: Readonly<Record<Letter, FunctionComponent>> = {
  W: Lantern,
  S: Moon,
  K: Koi,
  F: Fan,
  L: Lotus,
  T: Teapot,
  J: Jade,
  C: Coin,
  N: Knot,
  P: Plum,
}
