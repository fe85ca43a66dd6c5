import { paths } from '#navigation/paths.ts'

/** Names the card that a visitor tapped, in home's address. */
const CARD = 'card'

export const cardId = (accountTypeName: string): string => `card-${accountTypeName}`

/** Where a visitor who tapped a card signs in, or registers, and then arrives at the card. */
export const signInFor = (accountTypeName: string, home: string): string =>
  `${paths.login}?${new URLSearchParams({ backUrl: `${home}?${new URLSearchParams({ [CARD]: accountTypeName })}` })}`

/** The card that the address asks for. */
export const chosenCardIn = (search: string): string | null => new URLSearchParams(search).get(CARD)

/** The same address, without it. */
export const withoutCard = (path: string, search: string): string => {
  const query = new URLSearchParams(search)
  query.delete(CARD)
  return query.size > 0 ? `${path}?${query}` : path
}
