const OFTEN = 3_000
const SELDOM = 15_000
/** Most players pay within this time. */
const EAGER = 3 * 60_000

/** After how many ms a payment is asked for again; 0: never. SWR does not ask while the page is hidden, and asks once when it is shown again. */
export const pollAfter = (isOpen: boolean, createdAt: string, now: number): number => {
  if (!isOpen) return 0
  return now - Date.parse(createdAt) < EAGER ? OFTEN : SELDOM
}
