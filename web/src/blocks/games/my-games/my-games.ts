/** The codes of a member's own games. */
export interface MyGames {
  /** The last added first. */
  readonly favorites: readonly string[]
  /** The last played first. */
  readonly recent: readonly string[]
}

export const NO_GAMES: MyGames = { favorites: [], recent: [] }

/** The member's games once a star was set or taken off. */
export const withFavorite = ({ favorites, recent }: MyGames = NO_GAMES, code: string, favorite: boolean): MyGames => {
  const others = favorites.filter(one => one !== code)
  return { favorites: favorite ? [code, ...others] : others, recent }
}
