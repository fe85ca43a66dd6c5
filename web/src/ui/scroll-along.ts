const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** Pushes a row on by px in its reading direction; negative goes back. How smoothly is said in its style. */
export const scrollAlong = (row: HTMLElement, px: number): void => row.scrollBy({ left: isRightToLeft(row) ? -px : px })
