import { useCountBadge } from '#blocks/profile/unread/use-count-badge.ts'
import { useServiceLinks } from '#blocks/support/use-service-links.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useContent } from '#merchant/use-parts.ts'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon, globeIcon, mailIcon, messageIcon, type Glyph } from '#ui/icons/icons.ts'
import { phoneIcon } from '#ui/icons/page-icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import type { LinkProps } from '#ui/link.tsx'
import { LinkRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { HelpCenter } from './help-center.tsx'
import { ServiceScript } from './service-script.tsx'
import styles from './support-page.module.css'

const glyphs: readonly (readonly [begin: string, glyph: Glyph])[] = [
  ['mailto:', mailIcon],
  ['tel:', phoneIcon],
]
const glyphOf = (url: string): Glyph => glyphs.find(([begin]) => url.startsWith(begin))?.[1] ?? globeIcon

/** Another site opens beside ours and gets no hold of our page; mail and telephone programs open without a page. */
const targetOf = (url: string): Pick<LinkProps, 'target' | 'rel'> => ({ target: /^https?:/.test(url) ? '_blank' : '_self', rel: 'noopener' })

/** Every way to customer service that the merchant has in the product itself (spec 2 §3, Customer-service entry). */
export const SupportPage = () => {
  const t = useTexts('chat')
  const shell = useTexts('shell')
  const feedback = useTexts('feedback')
  const session = useSession()
  const help = useContent('help')
  const isOffered = useOffers()
  const links = useServiceLinks('PAGE')
  const unread = useCountBadge('chat')
  const hasChat = isOffered(paths.chat)
  const { serviceScript, paths: own } = useSettings()
  const hasList = hasChat || links.length > 0
  return (
    <Screen wide={!!help} bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={own.home} />} title={shell('services')} />}>
      <div className={classes(styles.page, help && styles.beside)}>
        {help && <HelpCenter questions={help} />}
        <div className={styles.ways}>
          {hasList && (
            <List heading={t('support_text')}>
              {hasChat && <LinkRow href={paths.chat} glyph={messageIcon} title={t('chat_title')} detail={unread} />}
              {links.map(({ title, url }) => (
                <LinkRow key={`${title} ${url}`} href={url} glyph={glyphOf(url)} title={title} {...targetOf(url)} />
              ))}
            </List>
          )}
          <ServiceScript />
          {session && (
            <List>
              <LinkRow href={paths.feedback} glyph={mailIcon} title={feedback('title')} />
            </List>
          )}
          {!hasList && serviceScript === null && <EmptyState glyph={messageIcon} title={t('support_none')} />}
        </div>
      </div>
    </Screen>
  )
}
