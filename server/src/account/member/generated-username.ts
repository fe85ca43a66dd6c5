import type { Deps } from '#kernel/deps.ts'

/** 64 random bits never repeat in practice, so no look-up is needed to see whether the name is free. */
const RANDOM_BYTES = 8

/** A generated user name: `prefix`, then random letters and digits. */
export const generatedUsername = ({ randomToken }: Pick<Deps, 'randomToken'>, prefix: 'm' | 'guest_'): string =>
  prefix + Buffer.from(randomToken(RANDOM_BYTES), 'base64url').readBigUInt64BE().toString(36)
