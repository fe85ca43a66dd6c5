import type { CallAnswers } from '@foyer/contract'
import { readJson } from '#device/json.ts'

export type Popups = CallAnswers['announcements.popups']
export type Announcement = Popups['announcements'][number]
type Pair = Pick<Announcement, 'title' | 'content'>

/** What the browser keeps of a popup that was closed (spec 2 §3, Storage keys). */
export interface PopupMemory {
  /** False once it was closed. */
  readonly show: boolean
  readonly hash: string
  /** A hash of each pair of title and content that was shown. */
  readonly pairs: readonly string[]
  /** The local day on which it was hidden until the next midnight, like 2026-11-30. */
  readonly hideDay: string | null
  readonly hideForever: 0 | 1
}

/** A short name for a text, the same in every browser: FNV-1a, 2 × 32 bits. Nobody gains anything from finding another text for it. */
const hashOf = (text: string): string => {
  let [one, other] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
  }
  return [one, other].map(part => (part >>> 0).toString(36)).join('')
}

export const pairsOf = (items: readonly Pair[]): readonly string[] => items.map(({ title, content }) => hashOf(JSON.stringify([title, content])))
/** It changes with the content of the list. */
export const listHash = (items: readonly Pair[]): string => hashOf(pairsOf(items).join())

/** The day in the player's time zone: a new one begins at local midnight. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, '0')).join('-')

/** `SHELL_PU_A_<member>` for members, `SHELL_PU_B` for visitors (spec 2 §3, Storage keys). */
export const popupKey = (memberId: string | undefined): string => (memberId === undefined ? 'SHELL_PU_B' : `SHELL_PU_A_${memberId}`)

/** What is stored under the key; null if it is nothing that we wrote. */
export const parsePopupMemory = (text: string | null): PopupMemory | null => {
  const { show, hash, pairs, hideDay = null, hideForever } = (readJson(text) ?? {}) as Partial<Record<keyof PopupMemory, unknown>>
  if (typeof show !== 'boolean' || typeof hash !== 'string' || !Array.isArray(pairs)) return null
  return {
    show,
    hash,
    pairs: pairs.filter((pair): pair is string => typeof pair === 'string'),
    hideDay: typeof hideDay === 'string' ? hideDay : null,
    hideForever: hideForever === 1 ? 1 : 0,
  }
}

interface PopupFacts {
  readonly items: readonly Pair[]
  /** What was kept when it was last closed. */
  readonly kept: PopupMemory | null
  /** The hash of the list that was closed in this session. */
  readonly closedHash: string | null
  readonly today: string
}

/** Whether the popup shows by itself (spec 2 §4, Announcement popup). What has changed shows again, whatever was ticked. */
export const isPopupDue = ({ items, kept, closedHash, today }: PopupFacts): boolean => {
  if (items.length === 0) return false
  const hash = listHash(items)
  if (hash === closedHash) return false
  if (!kept || kept.show || hash !== kept.hash || pairsOf(items).some(pair => !kept.pairs.includes(pair))) return true
  return kept.hideForever === 0 && kept.hideDay !== today
}

/** What is kept of a popup that is closed; `ticked`: with its checkbox. */
export const closedMemory = (
  { announcements, hide }: { readonly announcements: readonly Pair[] } & Pick<Popups, 'hide'>,
  ticked: boolean,
  today: string,
): PopupMemory => ({
  show: false,
  hash: listHash(announcements),
  pairs: pairsOf(announcements),
  hideDay: ticked && hide === 'today' ? today : null,
  hideForever: ticked && hide === 'forever' ? 1 : 0,
})

/** With `forceRead`, closing first shows the next slide that was not seen; undefined once all were (spec 2 §4, forceRead). */
export const slideBeforeClosing = (forceRead: boolean, seen: ReadonlySet<number>, count: number): number | undefined =>
  forceRead ? [...Array(count).keys()].find(at => !seen.has(at)) : undefined
