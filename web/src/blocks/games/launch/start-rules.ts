interface StartFacts {
  readonly signedIn: boolean
  /** STARTGAMEINAPP3: games start only inside the app or from the home screen. */
  readonly appOnly: boolean
  readonly insideApp: boolean
}

/** What a player does before a game starts: sign in (spec 2 §5, Banner external link), then open the app (spec 2 §6, Roles and permissions). */
export const stepBefore = ({ signedIn, appOnly, insideApp }: StartFacts): 'sign-in' | 'open-app' | null => {
  if (!signedIn) return 'sign-in'
  return appOnly && !insideApp ? 'open-app' : null
}
