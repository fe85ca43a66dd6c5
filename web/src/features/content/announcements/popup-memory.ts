import { localStore, sessionStore } from '#device/storage.ts'
import { closedMemory, isPopupDue, localDay, parsePopupMemory, popupKey, type Popups } from './popup-rules.ts'

/** Whether this member, or visitor, is to see the popup now. */
export const isPopupWanted = (memberId: string | undefined, { announcements }: Popups): boolean => {
  const key = popupKey(memberId)
  return isPopupDue({
    items: announcements,
    kept: parsePopupMemory(localStore.get(key)),
    closedHash: sessionStore.get(key),
    today: localDay(new Date()),
  })
}

/** It was closed: it does not show again in this session, nor for as long as was ticked, unless its content changes. */
export const notePopupClosed = (memberId: string | undefined, popups: Popups, ticked: boolean): void => {
  const key = popupKey(memberId)
  const memory = closedMemory(popups, ticked, localDay(new Date()))
  localStore.set(key, JSON.stringify(memory))
  sessionStore.set(key, memory.hash)
}
