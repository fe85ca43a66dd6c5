/** `×2.68`, `×300`, `×10k` of ten-thousandths: as short as a small field needs. */
export const payText = (tenThousandths: number): string => {
  const factor = tenThousandths / 10_000
  return `×${factor >= 1_000 ? `${factor / 1_000}k` : factor}`
}
