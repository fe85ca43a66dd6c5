import { subjects } from '#app/subjects.ts'

/** Every kind of provider, and those that merchants can choose. */
export const providerLists = subjects.flatMap(({ providers }) => providers ?? [])

export const allProviders = providerLists.flatMap(({ list }) => list)
