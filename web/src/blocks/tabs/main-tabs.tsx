import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { homeIcon, memberIcon } from '#ui/icons.ts'
import { TabBar } from '#ui/tab-bar.tsx'

/** The tab bar of the product: places that are there, for visitors and members alike. */
export const MainTabs = ({ current }: { current: 'home' | 'member' }) => {
  const t = useTexts('shell')
  const { home } = useSettings().paths
  return (
    <TabBar
      label={t('main_navigation')}
      tabs={[
        { href: home, label: t('tab_home'), glyph: homeIcon, current: current === 'home' },
        { href: paths.memberHome, label: t('tab_member'), glyph: memberIcon, current: current === 'member' },
      ]}
    />
  )
}
