import { ShortcutsContent, type Shortcut } from '@foyer/contract/site/shortcuts-content'
import { linkageFault } from '#content/linkage-fault.ts'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { promotionsOf } from '#rewards/promotions.ts'

/** The row of icons on home. A merchant without the file has none. */
export const shortcuts = declareContent({
  file: 'content/shortcuts.json',
  schema: ShortcutsContent,
  optional: true,
  check({ shortcuts: list = [] }, { file }, report) {
    const first = file.languages?.[0]
    for (const [at, shortcut] of list.entries()) {
      if (!shortcut) continue
      const { activity, icon: _icon, title = {}, ...linkage } = shortcut
      const reportAt = (path: string, reason: string) => report(`/shortcuts/${at}${path}`, reason)
      if (first && !title[first]) reportAt(`/title/${first}`, 'is missing')
      const [named] = Object.keys(linkage)
      if (activity === 'other' && named === undefined) reportAt('/url', 'is missing: activity other needs to be told where it leads')
      if (activity !== undefined && activity !== 'other' && named !== undefined) reportAt(`/${named}`, `has no effect beside activity ${activity}`)
      const fault = linkageFault(linkage)
      if (fault) reportAt(fault.path, fault.reason)
    }
  },
  keep: ({ shortcuts: list }) => list,
  page: (list, { merchant, now, picture, words }): readonly Shortcut[] =>
    list
      // Invite friends: only where referral is enabled (spec 2 §5, Activity shortcut visibility), which is the same for everybody. `contentVersion` counts it in.
      .filter(({ activity }) => activity !== 'inviteFriends' || promotionsOf(merchant, now).REFERRAL.enabled)
      .map(({ icon, title, ...shortcut }) => ({ ...shortcut, icon: picture(icon), title: words(title) ?? '' })),
})
