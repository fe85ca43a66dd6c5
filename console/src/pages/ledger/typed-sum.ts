/** A sum that was typed, in the smallest unit: digits, and at most as many decimals as the currency has. Undefined for anything else. */
export const typedSum = (typed: string, decimals: number): number | undefined => {
  const found = /^(\d{1,12})(?:[.](\d+))?$/.exec(typed.trim().replaceAll(',', ''))
  const [, whole = '', rest = ''] = found ?? []
  if (!found || rest.length > decimals) return undefined
  return Number(whole + rest.padEnd(decimals, '0'))
}
