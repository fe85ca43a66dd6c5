export type At = (hoursAgo: number) => Date
