/** Where each page was scrolled to when another one was opened from it, px by path. */
const places = new Map<string, number>()
let isReturn = false

/** Another page is opened from this one. */
export const leavePlace = (): void => {
  places.set(window.location.pathname, window.scrollY)
  isReturn = false
}

/** The browser has gone back or forward. */
export const returnToPlace = (): void => {
  isReturn = true
}

/** How far down the page starts that is shown now, px: where it was left if the browser has gone back to it, otherwise at its top. */
export const startingPlace = (): number => (isReturn ? (places.get(window.location.pathname) ?? 0) : 0)
