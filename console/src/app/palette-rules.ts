/** A first “>” asks for acts alone. */
export const ACTS_ONLY = '>'

/** One line of the palette. */
export interface PaletteItem {
  readonly id: string
  readonly group: string
  readonly words: string
  /** Other words by which it is found. */
  readonly also?: string | undefined
  /** Why it cannot be taken: shown dim. */
  readonly off?: string | undefined
}

/** In lower case and without marks above letters, so that “Sao Paulo” finds “São Paulo”; each sign stays one sign. */
const folded = (words: string): string =>
  [...words].map(sign => sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().slice(0, sign.length).padEnd(sign.length, sign)).join('')

/** How well words fit what was typed: 0 not at all; the beginning of the words counts most, then the beginning of a word, then any place. */
export const fitOf = (words: string, typed: string): number => {
  const [text, part] = [folded(words), folded(typed.trim())]
  if (part === '') return 1
  const at = text.indexOf(part)
  if (at === 0) return 3
  if (at > 0) return /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? 2 : 1
  return 0
}

/** The lines that fit, in the order of their groups, the best first within a group; what cannot be taken stands last. */
export const found = <Item extends PaletteItem>(items: readonly Item[], typed: string): readonly Item[] => {
  const groups = [...new Set(items.map(({ group }) => group))]
  const weighed = items
    .map(item => ({ item, fit: Math.max(fitOf(item.words, typed), fitOf(item.also ?? '', typed) && 1) }))
    .filter(({ fit }) => fit > 0)
  return groups.flatMap(group =>
    weighed
      .filter(({ item }) => item.group === group)
      .toSorted((one, other) => Number(one.item.off !== undefined) - Number(other.item.off !== undefined) || other.fit - one.fit)
      .map(({ item }) => item),
  )
}

/** A text in parts, with what was typed apart: “ta”, “mara”, “_v”. */
export const markedParts = (words: string, typed: string): readonly { readonly text: string; readonly isFound: boolean }[] => {
  const part = folded(typed.trim())
  const at = part === '' ? -1 : folded(words).indexOf(part)
  if (at < 0) return [{ text: words, isFound: false }]
  return [
    { text: words.slice(0, at), isFound: false },
    { text: words.slice(at, at + part.length), isFound: true },
    { text: words.slice(at + part.length), isFound: false },
  ].filter(({ text }) => text !== '')
}
