import { createProviders } from '#kernel/providers/create-providers.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import type { GameProviderOf } from './game-provider.ts'
import { gameProviders } from './providers.ts'

/** The provider of games that the merchant's file names. */
export const gamesByChoice = (parts: ProviderParts): GameProviderOf => {
  const made = createProviders(gameProviders, parts)
  return merchant => {
    const chosen = gameProviders.find(({ isChosen }) => isChosen(merchant.file))
    return chosen && { name: chosen.name, provider: made[chosen.name] }
  }
}
