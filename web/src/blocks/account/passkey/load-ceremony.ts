/** The code that speaks with the browser could not be loaded: nothing of passkeys failed, and another try may succeed. */
export class CeremonyMissing extends Error {
  readonly cause: unknown

  constructor(cause: unknown) {
    super('the code for passkeys could not be loaded')
    this.cause = cause
  }
}

/** Loads what uses and makes passkeys; throws `CeremonyMissing`, whatever the browser calls a file that does not come (a `TypeError`, mostly). */
export const loadCeremony = () =>
  import('./ceremony.ts').catch((cause: unknown) => {
    throw new CeremonyMissing(cause)
  })
