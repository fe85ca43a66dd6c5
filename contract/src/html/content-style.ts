// No schema in this file: the web cleans by the same rules.

/** What a table itself holds under a name that content may choose. Not Object.hasOwn, which came with Chrome 93. */
const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined

/** The colour names that content is usually written with. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ black: '000000', white: 'ffffff', gray: '808080', grey: '808080', silver: 'c0c0c0', red: 'ff0000', crimson: 'dc143c', maroon: '800000' },
  ...{ green: '008000', lime: '00ff00', teal: '008080', blue: '0000ff', navy: '000080', purple: '800080', orange: 'ffa500', gold: 'ffd700' },
  ...{ yellow: 'ffff00', pink: 'ffc0cb', darkred: '8b0000', darkgreen: '006400', orangered: 'ff4500' },
}

/** Red, green and blue, 0 to 255; undefined if it is no colour in one of the usual forms. */
const channelsOf = (colour: string): readonly [number, number, number] | undefined => {
  const hex = ownValue(NAMED, colour) ?? /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(colour)?.[1]
  if (hex !== undefined) {
    const wide = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
    return [0, 2, 4].map(at => Number.parseInt(wide.slice(at, at + 2), 16)) as [number, number, number]
  }
  const numbers = /^rgba?\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+[\d.]+%?)?\)$/.exec(colour)
  return numbers ? [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])] : undefined
}

/** Degrees on the colour circle. */
const hueOf = (red: number, green: number, blue: number): number => {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  const sixth = most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  return (sixth * 60 + 360) % 360
}

/**
 * The theme's colour that is meant by a colour of content: any other could be unreadable on a merchant's page, in light or in dark. The
 * empty class is that of ordinary text, which black and white stand for. Undefined if it is no colour.
 */
const classOfColour = (colour: string): 'accent' | 'muted' | 'danger' | 'success' | '' | undefined => {
  const channels = channelsOf(colour)
  if (!channels) return undefined
  const [most, least] = [Math.max(...channels), Math.min(...channels)]
  if (most - least < 40) return most < 72 || least > 215 ? '' : 'muted'
  const hue = hueOf(...channels)
  if (hue >= 340 || hue < 15) return 'danger'
  return hue >= 85 && hue < 165 ? 'success' : 'accent'
}

/** The classes that content may use. The web's block for content has a style for each. */
const CLASSES = [
  ...['align-start', 'align-center', 'align-end', 'bold', 'italic', 'underline', 'struck'],
  ...['small', 'large', 'huge', 'accent', 'muted', 'danger', 'success'],
]

export const isContentClass = (name: string): boolean => CLASSES.includes(name)

/** From this size on, px, text counts as such. Ordinary text is 16 px. */
const SIZES = [
  ['huge', 24],
  ['large', 18],
  ['', 14],
] as const
const SIZE_WORDS: Readonly<Record<string, string>> = {
  ...{ 'xx-small': 'small', 'x-small': 'small', small: 'small', smaller: 'small', medium: '' },
  ...{ large: 'large', larger: 'large', 'x-large': 'huge', 'xx-large': 'huge' },
}

const classOfSize = (value: string): string | undefined => {
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?)(px|pt|rem|em|%)$/.exec(value) ?? []
  if (count === undefined) return ownValue(SIZE_WORDS, value)
  const px = Number(count) * { px: 1, pt: 4 / 3, rem: 16, em: 16, '%': 0.16 }[unit as 'px']
  return SIZES.find(([, least]) => px >= least)?.[0] ?? 'small'
}

const ALIGNED: Readonly<Record<string, string>> = {
  left: 'align-start',
  start: 'align-start',
  center: 'align-center',
  right: 'align-end',
  end: 'align-end',
}
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'text-align': { ...ALIGNED, justify: '' },
  'font-style': { italic: 'italic', oblique: 'italic', normal: '' },
  'text-decoration': { underline: 'underline', 'line-through': 'struck', none: '' },
}

const classOfDeclaration = (property: string, value: string): string | undefined => {
  if (property === 'font-weight')
    return /^(?:bold|bolder|[6-9]00)$/.test(value) ? 'bold' : /^(?:normal|lighter|[1-5]00)$/.test(value) ? '' : undefined
  if (property === 'font-size') return classOfSize(value)
  if (property === 'color') return classOfColour(value)
  const words = ownValue(WORDS, property)
  return words && ownValue(words, value)
}

/** An inline style as classes, and the declarations that no class stands for. What is ordinary text anyway needs no class. */
export const classesOfStyle = (style: string): { readonly classes: readonly string[]; readonly refused: readonly string[] } => {
  const classes: string[] = []
  const refused: string[] = []
  for (const declaration of style.split(';').map(text => text.trim())) {
    if (declaration === '') continue
    const [property = '', ...rest] = declaration.split(':')
    const found = classOfDeclaration(property.trim().toLowerCase(), rest.join(':').trim().toLowerCase())
    if (found === undefined) refused.push(declaration)
    else if (found !== '' && !classes.includes(found)) classes.push(found)
  }
  return { classes, refused }
}
