import { readJson } from '#device/json.ts'

interface Pool {
  readonly carried: number
  readonly added: number
  readonly paid: number
  readonly left: number
  readonly breakage: number
}

/** What became of the pool, as the certificate says (docs/lottery.md); null where prizes are fixed, or before the numbers are known. */
export const poolOf = (certificate: string | null): Pool | null => {
  const read = readJson(certificate) as { readonly body?: { readonly pool?: Pool | null } } | null
  return read?.body?.pool ?? null
}
