/** Sounds are made by the page itself: off until the player turns them on, and no file is loaded. */
let context: AudioContext | undefined

/** What the player wants; an iPhone interrupts the sound by itself, say for a call. */
let isWanted = false
const listeners = new Set<(isOn: boolean) => void>()

export const isSoundOn = (): boolean => isWanted

/** Hears when the player's wish changes; returns how to stop. */
export const onSound = (hear: (isOn: boolean) => void): (() => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

const want = (isOn: boolean): void => {
  isWanted = isOn
  listeners.forEach(hear => hear(isOn))
}

/** To be called in a click, because browsers ask for one. */
export const switchSound = async (isOn: boolean): Promise<void> => {
  want(isOn)
  if (isOn) context ??= new AudioContext()
  await (isOn ? context?.resume() : context?.suspend())?.catch(() => undefined)
}

/** The player turned the sound on at an earlier visit: it begins with the first tap, because browsers ask for one. */
export const wishSound = (isOn: boolean): void => {
  want(isOn)
  if (isOn) window.addEventListener('pointerdown', () => isWanted && void switchSound(true), { once: true, capture: true })
}

const note = (at: number, frequency: number, seconds: number, volume: number, type: OscillatorType): void => {
  if (!context || !isWanted) return
  // After an interruption it goes on with the next note that a tap causes.
  if (context.state !== 'running') void context.resume().catch(() => undefined)
  const begin = context.currentTime + at
  const tone = context.createOscillator()
  const gain = context.createGain()
  tone.type = type
  tone.frequency.value = frequency
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(volume, begin + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds)
  tone.connect(gain).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + seconds)
}

/** C major without its half tones, so that whatever sounds together fits. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51]

export const sounds = {
  /** A wheel, a reel or a number moves on. */
  tick: () => note(0, 1_900, 0.03, 0.05, 'triangle'),
  /** A reel stops, a card lies. */
  thud: () => note(0, 150, 0.12, 0.2, 'sine'),
  /** Something good was uncovered; `step` from 0 makes it higher. */
  good: (step = 0) => note(0, SCALE[step % SCALE.length] ?? 523.25, 0.3, 0.12, 'sine'),
  /** More came back than the stake. */
  win: () => [0, 2, 3, 5, 7].forEach((tone, at) => note(at * 0.09, SCALE[tone] ?? 523.25, 0.5, 0.13, 'sine')),
}
