import { pathTo } from '#frame/paths.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ACTS_ONLY, found } from './palette-rules.ts'
import { type Entry, usePaletteItems } from './use-palette-items.ts'

export const usePaletteFound = (typed: string): readonly Entry[] => {
  const t = useTexts('shell')
  const all = usePaletteItems()
  const may = useMay()
  if (typed.startsWith(ACTS_ONLY)) {
    return found(
      all.filter(({ group }) => group === t('group_acts')),
      typed.slice(1),
    )
  }
  const words = typed.trim()
  if (words === '' || !may('members.read')) return found(all, typed)
  // By Enter and not with each letter: every search for members is recorded.
  const member: Entry = {
    id: 'find-member',
    group: t('group_members'),
    words: t('find_member', { typed: words }),
    icon: 'members',
    href: `${pathTo('members')}?q=${encodeURIComponent(words)}`,
    beside: t('is_recorded'),
  }
  return [...found(all, typed), member]
}
