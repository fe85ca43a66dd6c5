import { actsInFields, chordOf, isSingle, stepOf, type Begun, type Chord } from './key-rules.ts'

export interface Binding {
  readonly chord: Chord
  /** What it does, for the list of all keys. Without words it is not listed. */
  readonly words?: string | undefined
  readonly act: () => void
  /** Works while a dialog is open. */
  readonly inDialogs?: boolean | undefined
}

const bindings = new Set<Binding>()
let begun: Begun | undefined

const OFF = 'foyer.single-keys-off'

/** Whether signs alone do anything: each person decides, on this device (WCAG 2.1.4). */
export const singleKeysAreOff = (): boolean => localStorage.getItem(OFF) !== null
export const turnSingleKeys = (on: boolean): void => (on ? localStorage.removeItem(OFF) : localStorage.setItem(OFF, ''))

/** Listens to a chord until the function that it gives is called. The latest one that listens to a chord has it. */
export const bind = (binding: Binding): (() => void) => {
  bindings.add(binding)
  return () => void bindings.delete(binding)
}

/** Everything that a key does now and that has words, the latest of each chord. */
export const boundNow = (): readonly Binding[] => [
  ...new Map([...bindings].filter(({ words }) => words !== undefined).map(one => [one.chord, one])).values(),
]

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))

const onKeyDown = (event: KeyboardEvent): void => {
  const chord = chordOf(event)
  if (chord === undefined || event.defaultPrevented || event.repeat) return
  if (isField(event.target) && !actsInFields(chord)) return
  const isDialog = document.querySelector('dialog[open]') !== null
  const heard = [...bindings].filter(one => (!isDialog || one.inDialogs) && !(singleKeysAreOff() && isSingle(one.chord)))
  const step = stepOf(chord, begun, event.timeStamp, new Set(heard.map(one => one.chord)))
  begun = step.begun
  const binding = heard.findLast(one => one.chord === step.fired)
  if (!binding) return
  event.preventDefault()
  binding.act()
}

/** Begins to listen to the keyboard, once for the whole program. */
export const listenToKeys = (): void => document.addEventListener('keydown', onKeyDown)

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)
