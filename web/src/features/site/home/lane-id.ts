/** The id of a lane on home, which the chip of its category leads to. */
export const laneId = (category: string): string => `lane-${category}`
