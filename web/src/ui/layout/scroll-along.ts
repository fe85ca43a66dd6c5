const inReadingDirection = (element: Element, px: number): number => (getComputedStyle(element).direction === 'rtl' ? -px : px)

/** Scrolls a row by px in its reading direction; negative scrolls back. Its style decides how smoothly. */
export const scrollAlong = (row: HTMLElement, px: number): void => row.scrollBy({ left: inReadingDirection(row, px) })

/** Scrolls a row to px from its start; unlike `scrollAlong`, no snap point on the way stops it. */
export const scrollTo = (row: HTMLElement, px: number): void => row.scrollTo({ left: inReadingDirection(row, px) })
