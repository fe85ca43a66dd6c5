/** A provider says that trying again is of no use: no such number or address, or settings that it refuses. */
export class Undeliverable extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Undeliverable'
  }
}
