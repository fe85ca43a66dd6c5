/** Why nothing was done. */
export class RoundRefusal extends Error {
  readonly code: 'ROUND_OPEN' | 'TOO_SOON' | 'ROUND_UNKNOWN' | 'MOVE_REFUSED'
  /** Of `TOO_SOON`: how long is to be waited, ms. */
  readonly waitMs: number
  constructor(code: RoundRefusal['code'], waitMs = 0) {
    super(code)
    this.code = code
    this.waitMs = waitMs
  }
}
