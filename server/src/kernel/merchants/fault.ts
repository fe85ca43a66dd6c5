/** A fault in a merchant's data, described so that an operator can find and correct it. */
export interface Fault {
  /** Path below the merchants folder, e.g. `demo/merchant.json`. */
  readonly file: string
  /** JSON pointer within the file; empty for the file itself. */
  readonly path: string
  readonly reason: string
}

export const faultLine = ({ file, path, reason }: Fault): string => `${file}${path && ` ${path}`}: ${reason}`

/** Names all faults together. */
export class MerchantsError extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(['The merchants cannot be used:', ...faults.map(fault => `  ${faultLine(fault)}`)].join('\n'))
    this.name = 'MerchantsError'
    this.faults = faults
  }
}
