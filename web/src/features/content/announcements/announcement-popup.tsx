import { useState } from 'react'
import type { Popups } from './popup-rules.ts'
import { PopupWindow } from './popup-window.tsx'
import { usePopups } from './use-popups.ts'

/** The popup with announcements (spec 2 §2, Announcement popup). */
export const AnnouncementPopup = ({ open }: { readonly open: boolean }) => {
  const { popups } = usePopups(true)
  // Another list may arrive while the popup stands, for example after a sign-in in another tab; the one that opened stays until it is closed.
  const [shown, setShown] = useState<{ readonly popups: Popups; readonly open: boolean } | null>(null)
  if (open && !shown?.open && popups) setShown({ popups, open: true })
  if (!open && shown?.open) setShown({ ...shown, open: false })
  // Every list begins at its first slide.
  return shown && <PopupWindow key={shown.popups.announcements.map(one => one.id).join()} popups={shown.popups} open={open} />
}
