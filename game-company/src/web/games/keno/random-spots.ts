import { NUMBERS } from '#games/keno/rules.ts'

/** Numbers chosen for the player: nothing that decides a result. */
export const randomSpots = (count: number): readonly number[] => {
  const left = Array.from({ length: NUMBERS }, (_, at) => at + 1)
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] as number)
}
