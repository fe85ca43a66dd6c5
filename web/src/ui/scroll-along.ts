const inReadingDirection = (element: Element, px: number): number => (getComputedStyle(element).direction === 'rtl' ? -px : px)

/** Pushes a row on by px in its reading direction; negative goes back. How smoothly is said in its style. */
export const scrollAlong = (row: HTMLElement, px: number): void => row.scrollBy({ left: inReadingDirection(row, px) })

/** Brings what lies px from the row's start into view; unlike a push, it stops at nothing on the way. */
export const scrollTo = (row: HTMLElement, px: number): void => row.scrollTo({ left: inReadingDirection(row, px) })
