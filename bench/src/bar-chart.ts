/** A bar: what was measured, its median and the range of the rounds. */
export interface Bar {
  readonly name: string
  readonly value: number
  readonly low: number
  readonly high: number
  /** Of somebody else's program, or of Node alone: drawn paler, because it is there to compare with. */
  readonly isBeside: boolean
}

const WIDTH = 720
const NAMES = 250
const FIGURES = 90
const ROW = 26
const TOP = 44

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const text = (x: number, y: number, words: string, more = '') => `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`

/** Bars from zero, each with the range of its rounds as a line, as an SVG that stands by itself. `unit` follows the figures. */
export const barChart = (title: string, unit: string, bars: readonly Bar[]): string => {
  const most = Math.max(...bars.map(({ high }) => high))
  const scale = (value: number) => Math.round((value / most) * (WIDTH - NAMES - FIGURES))
  const rows = bars.flatMap(({ name, value, low, high, isBeside }, index) => {
    const y = TOP + index * ROW
    const middle = y + ROW / 2 - 2
    return [
      text(NAMES - 10, middle + 5, name, 'text-anchor="end"'),
      `<rect x="${NAMES}" y="${y + 2}" width="${Math.max(1, scale(value))}" height="${ROW - 10}" rx="2" fill="${isBeside ? '#b8c0cc' : '#1f6f5c'}"/>`,
      `<path d="M${NAMES + scale(low)} ${middle}H${NAMES + scale(high)}" stroke="#1a1a1a" stroke-width="1.5"/>`,
      text(NAMES + scale(high) + 8, middle + 5, `${value < 10 ? value.toFixed(3) : value.toFixed(1)} ${unit}`),
    ]
  })
  const height = TOP + bars.length * ROW + 10
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="13" fill="#1a1a1a">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    text(16, 26, title, 'font-size="15" font-weight="600"'),
    ...rows,
    '</svg>',
    '',
  ].join('\n')
}
