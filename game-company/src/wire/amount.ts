/** 150050 with 2 decimals as the wire writes it: `1500.50`. */
export const amountText = (smallest: number, decimals: number): string => {
  const digits = String(smallest).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** An amount of the wire in the smallest unit; undefined where it does not have these decimals. */
export const amountOf = (text: unknown, decimals: number): number | undefined => {
  const [, whole = '', , fraction = ''] = (typeof text === 'string' && /^(\d{1,15})(\.(\d+))?$/.exec(text)) || []
  const smallest = Number(whole + fraction)
  return whole !== '' && fraction.length === decimals && Number.isSafeInteger(smallest) ? smallest : undefined
}
