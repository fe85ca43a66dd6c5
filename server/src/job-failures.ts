/** Trying again is of no use: no such number or address, or a request that the other side refuses for good. */
export class PermanentFailure extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PermanentFailure'
  }
}
