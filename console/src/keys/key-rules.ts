/**
 * A key or two after each other, as bindings name them: `j`, `?`, `g m`, `mod+k`, `shift+enter`. `mod` is ⌘ on a Mac and Ctrl elsewhere. Letters are
 * written small; `shift` is named only where the key itself has no other sign with it.
 */
export type Chord = string

/** What of a keyboard event decides. */
export interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Keys without a sign of their own, which `shift` does not change. */
const NAMED = new Set(['enter', 'escape', 'arrowdown', 'arrowup', 'arrowleft', 'arrowright', 'backspace', 'delete', 'home', 'end', 'space', 'tab'])

/** The name of a key that is pressed; none for one that only changes others. */
export const chordOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Press): Chord | undefined => {
  if (['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'CapsLock', 'Dead', 'Process', 'Unidentified'].includes(key)) return undefined
  const name = key === ' ' ? 'space' : key.toLowerCase()
  const shown = shiftKey && (NAMED.has(name) || /^[a-z]$/.test(name)) ? `shift+${name}` : name
  return `${ctrlKey || metaKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${shown}`
}

/** How long the first key of two waits for the second, ms. */
export const SECOND_KEY_WITHIN = 1500

/** The first of two keys, and when it was pressed, ms. */
export interface Begun {
  readonly chord: Chord
  readonly at: number
}

export interface Step {
  /** The chord that is complete now. */
  readonly fired?: Chord
  /** The first of two, which waits. */
  readonly begun?: Begun
}

/** One key more: what it completes or begins. `known`: the chords that something listens to. */
export const stepOf = (chord: Chord, begun: Begun | undefined, at: number, known: ReadonlySet<Chord>): Step => {
  const both = begun && at - begun.at <= SECOND_KEY_WITHIN ? `${begun.chord} ${chord}` : undefined
  if (both !== undefined && known.has(both)) return { fired: both }
  if (known.has(chord)) return { fired: chord }
  return [...known].some(one => one.startsWith(`${chord} `)) ? { begun: { chord, at } } : {}
}

/** Whether a chord may act while somebody writes in a field: only what no field takes for itself. */
export const actsInFields = (chord: Chord): boolean => chord.startsWith('mod+') || chord === 'escape'

/** Whether it is a sign alone, which those who dictate or press keys by accident may turn off (WCAG 2.1.4). */
export const isSingle = (chord: Chord): boolean => !/^(?:mod|alt)\+/.test(chord) && !NAMED.has(chord.replace('shift+', ''))

const SIGNS: Readonly<Record<string, string>> = {
  enter: '↵',
  escape: 'Esc',
  arrowdown: '↓',
  arrowup: '↑',
  arrowleft: '←',
  arrowright: '→',
  space: 'Space',
  shift: '⇧',
  alt: '⌥',
}

/** A chord as it stands on the keyboard: `mod+k` → ⌘K or Ctrl K; `g m` → G, M. */
export const signsOf = (chord: Chord, isMac: boolean): readonly string[] =>
  chord.split(' ').flatMap(key => {
    const parts = key === '+' ? ['+'] : key.split('+')
    const signs = parts.map(part => (part === 'mod' ? (isMac ? '⌘' : 'Ctrl') : (SIGNS[part] ?? part.toUpperCase())))
    return isMac && parts[0] === 'mod' ? [signs.join('')] : signs
  })
