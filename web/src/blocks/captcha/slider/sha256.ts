/** The first 32 bits of the fractional parts of square and cube roots of the first primes (FIPS 180-4), computed instead of written out. */
const primes: readonly number[] = Array.from({ length: 312 }, (_, index) => index + 2)
  .filter(number => Array.from({ length: Math.floor(Math.sqrt(number)) - 1 }, (_, index) => index + 2).every(divisor => number % divisor !== 0))
  .slice(0, 64)
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const initial = primes.slice(0, 8).map(prime => fraction(prime ** (1 / 2)))
const constants = Int32Array.from(primes, prime => fraction(prime ** (1 / 3)))

/** Reused for every text, because allocating one costs as much as the digest. */
const words = new Int32Array(64)

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/**
 * The first 32 bits of SHA-256 of a text of at most 55 ASCII characters. Proof of work needs no more, but thousands of times a second;
 * WebCrypto would be too slow, since each call is a separate task, and plain http pages do not have it.
 */
export const sha256Start = (text: string): number => {
  words.fill(0, 0, 16)
  for (let at = 0; at < text.length; at++) words[at >> 2] = (words[at >> 2] ?? 0) | (text.charCodeAt(at) << (24 - 8 * (at & 3)))
  words[text.length >> 2] = (words[text.length >> 2] ?? 0) | (0x80 << (24 - 8 * (text.length & 3)))
  words[15] = text.length * 8
  for (let at = 16; at < 64; at++) {
    const early = words[at - 15] ?? 0
    const late = words[at - 2] ?? 0
    const sigma0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const sigma1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[at] = ((words[at - 16] ?? 0) + sigma0 + (words[at - 7] ?? 0) + sigma1) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = initial
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (constants[at] ?? 0) + (words[at] ?? 0)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  return (a + (initial[0] ?? 0)) >>> 0
}
