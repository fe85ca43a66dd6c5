import { keepIn, registeredByCall, SCRIPTLESS, signedInByCall, type Kept } from '#testing/member-by-calls.ts'
import type { Merchant } from '#testing/phone.ts'
import type { Player } from './player.ts'
import type { Stage } from './stage.ts'

/** Puts into the player's browser what a sign-in would have left there. */
const give = async (player: Player, stage: Stage, merchant: Merchant, kept: Kept) => {
  await player.open(stage.addressOf(merchant, SCRIPTLESS))
  await player.run(keepIn, [kept] as const)
}

/** The player is a new member; answers the user name. */
export const enter = async (player: Player, stage: Stage, merchant: Merchant): Promise<string> => {
  const { username, kept } = await registeredByCall(merchant, stage.relay.port)
  await give(player, stage, merchant, kept)
  return username
}

/** The player is signed in: the merchant's demo player, unless another name and password are given. */
export const signIn = async (player: Player, stage: Stage, merchant: Merchant, known: { username?: string; password?: string } = {}) =>
  give(player, stage, merchant, await signedInByCall({ merchant, port: stage.relay.port, ...known }))
