import type { BeaconChain } from '@foyer/draw-check/drand'

/** The public random beacon that draws may use besides their tickets. */
export interface Beacon {
  readonly chain: BeaconChain
  /** The signature of a round, hex, checked; undefined while it has not come or nobody can be reached. Never of any other source. */
  signatureOf(round: number): Promise<string | undefined>
}
