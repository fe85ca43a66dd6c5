import { useEffectEvent, useLayoutEffect } from 'react'
import { signsOf, type Chord } from './key-rules.ts'
import { bind, isMac } from './key-store.ts'

interface Options {
  readonly inDialogs?: boolean
  /** It does nothing at the moment, and the list of keys leaves it out. */
  readonly off?: boolean
}

/** `useKey('j', t('key_down'), moveDown)`: while this component is there, the key does this. */
export const useKey = (chord: Chord, words: string | undefined, act: () => void, { inDialogs, off }: Options = {}): void => {
  const onPress = useEffectEvent(act)
  // As soon as the page is drawn: a key that is pressed right then is not lost.
  useLayoutEffect(() => (off ? undefined : bind({ chord, words, act: () => onPress(), inDialogs })), [chord, words, inDialogs, off])
}

/** The signs of a chord on this keyboard. */
export const signs = (chord: Chord): readonly string[] => signsOf(chord, isMac())

/** J and K move the focus through the rows of the page: everything with `data-row`, in the order of the page. */
export const moveRow = (by: 1 | -1): void => {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')].filter(row => row.getClientRects().length > 0)
  const at = rows.findIndex(row => row === document.activeElement || row.contains(document.activeElement))
  const chosen = at < 0 ? rows.findIndex(row => row.getAttribute('aria-current') !== null) : at
  const next = rows[chosen < 0 ? (by === 1 ? 0 : rows.length - 1) : Math.min(Math.max(chosen + by, 0), rows.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
