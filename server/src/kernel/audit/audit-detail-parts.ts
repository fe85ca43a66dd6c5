export type Nothing = Record<string, never>

/** The name of the limit that was reached. */
export type Limited = {
  readonly rule: string
}

/** The method by which the member was proven, or failed to be, e.g. `password`, `sms`, `password+G`. */
export type Way = {
  readonly by: string
  readonly channel?: string
  /** The code of the refusal. */
  readonly reason?: string
}

/** Where the request came from. `network`: as `Network.prefix`. */
export type Origin = {
  readonly network: string
}

export type Device = Origin & {
  /** The `Device` header. */
  readonly device: string
}

/** A method of two-factor verification (`Method`), or of confirmation. */
export type Verified = {
  readonly method: string
}

/** `most`: money in the smallest unit, or minutes; or `none`. */
export type PlayLimit = {
  readonly kind: string
  readonly period: string
  readonly most: number | string
}

export type Factor = {
  readonly factor: string
}
