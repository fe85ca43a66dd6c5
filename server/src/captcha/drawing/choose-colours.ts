/** So few that the picture stays small, and that five levels of opacity still fit into one byte. */
export const COLOURS = 32

export type Sample = readonly [number, number, number]

const spread = (samples: readonly Sample[], channel: 0 | 1 | 2): number => {
  let low = 255
  let high = 0
  for (const sample of samples) {
    low = Math.min(low, sample[channel])
    high = Math.max(high, sample[channel])
  }
  return high - low
}

const widest = (samples: readonly Sample[]): { channel: 0 | 1 | 2; spread: number } =>
  ([0, 1, 2] as const)
    .map(channel => ({ channel, spread: spread(samples, channel) }))
    .reduce((best, next) => (next.spread > best.spread ? next : best))

/** Median cut: halves the box with the widest spread until there are enough colours. */
export const chooseColours = (samples: Sample[]): Uint8Array => {
  const boxes = [{ samples, ...widest(samples) }]
  while (boxes.length < COLOURS) {
    boxes.sort((one, other) => one.spread * one.samples.length - other.spread * other.samples.length)
    const box = boxes.pop()
    if (!box || box.samples.length < 2) break
    const sorted = box.samples.toSorted((one, other) => one[box.channel] - other[box.channel])
    const half = sorted.length >> 1
    for (const part of [sorted.slice(0, half), sorted.slice(half)]) boxes.push({ samples: part, ...widest(part) })
  }
  const palette = new Uint8Array(COLOURS * 3)
  boxes.forEach((box, index) => {
    for (const channel of [0, 1, 2] as const)
      palette[index * 3 + channel] = box.samples.reduce((sum, sample) => sum + sample[channel], 0) / box.samples.length
  })
  return palette
}

export const nearest = (palette: Uint8Array, red: number, green: number, blue: number): number => {
  let best = 0
  let smallest = Infinity
  for (let index = 0; index < COLOURS; index++) {
    const byRed = (palette[index * 3] ?? 0) - red
    const byGreen = (palette[index * 3 + 1] ?? 0) - green
    const byBlue = (palette[index * 3 + 2] ?? 0) - blue
    const distance = byRed * byRed * 2 + byGreen * byGreen * 4 + byBlue * byBlue * 3
    if (distance < smallest) {
      smallest = distance
      best = index
    }
  }
  return best
}
