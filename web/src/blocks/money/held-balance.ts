import { createStore, useStore } from '#store.ts'

/** What is shown in place of the balance; `main` is undefined while the last one shown stays, in the currency's smallest unit. */
interface Held {
  readonly main: number | undefined
}

const store = createStore<Held | null>(() => null)

/** While a game shows how a round goes, our own figure must not give the result away: the last one stays, or what the game says. */
export const holdBalance = (): void => {
  if (!store.get()) store.set({ main: undefined })
}

/** What the game says of the balance, which is shown while ours is held. */
export const showHeldBalance = (main: number): void => {
  if (store.get()) store.set({ main })
}

export const releaseBalance = (): void => store.set(null)

export const useHeldBalance = (): Held | null => useStore(store, null)
