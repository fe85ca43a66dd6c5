import { providers } from '#app/merchants/providers.ts'
import { createProviders } from '#kernel/providers/create-providers.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import type { GameProviderOf } from './game-provider.ts'

/** The provider of games that the merchant's file names. */
export const gamesByChoice = (parts: ProviderParts): GameProviderOf => {
  const made = createProviders(providers.game, parts)
  return merchant => {
    const chosen = providers.game.find(({ isChosen }) => isChosen(merchant.file))
    return chosen && { name: chosen.name, provider: made[chosen.name] }
  }
}
