import { randomBytes } from '#device/bytes.ts'

const RANGE = 256

/** A whole number from 0 to `n` − 1 (n at most 256), each as likely as the others: a byte beyond the largest multiple of n is thrown away. */
export const randomBelow = (n: number, random: (count: number) => Iterable<number> = randomBytes): number => {
  const most = RANGE - (RANGE % n)
  for (;;) {
    const [byte = 0] = random(1)
    if (byte < most) return byte % n
  }
}
