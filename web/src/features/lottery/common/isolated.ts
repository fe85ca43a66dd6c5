/** A sum within a sentence keeps its own order, whatever the direction of the text around it: Unicode isolates, where no `bdi` can stand. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
