import type { Deps } from '#deps.ts'

/** 64 random bits: no two are alike, so nobody has to be asked whether the name is free. */
const RANDOM_BYTES = 8

/** A user name nobody chose: `prefix` and letters and digits that say nothing. */
export const generatedUsername = ({ randomToken }: Pick<Deps, 'randomToken'>, prefix: 'm' | 'guest_'): string =>
  prefix + Buffer.from(randomToken(RANDOM_BYTES), 'base64url').readBigUInt64BE().toString(36)
