import { languages } from '@foyer/contract/languages'
import { Brand } from '#blocks/site/brand/brand.tsx'
import { ServiceButton } from '#blocks/support/service-button.tsx'
import { useServiceLinks } from '#blocks/support/use-service-links.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { type Glyph, shieldIcon } from '#ui/icons/icons.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { FactRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useEnglish } from './use-english.ts'
import { type ScreenClosure, useVisit } from './use-visit.ts'
import styles from './closed-screen.module.css'

const toolsIcon: Glyph = { path: 'M14.7 6.3a4 4 0 0 0-5.4 4.9L4 16.5V20h3.5l5.3-5.3a4 4 0 0 0 4.9-5.4l-2.6 2.6-2.3-.7-.7-2.3z' }

const faces = {
  maintenance: { glyph: toolsIcon, title: 'maintenance', text: 'maintenance_desc' },
  denied: { glyph: shieldIcon, title: 'error_access', text: 'error_ip_desc' },
} as const

/** The maintenance and the access-denied page, for players who had the product open (spec 2 §2). */
export const ClosedScreen = ({ closure }: { readonly closure: ScreenClosure }) => {
  const t = useTexts('shell')
  const { moment } = useFormat()
  const { glyph, title, text } = faces[closure.kind]
  const english = useEnglish(text)
  const { ip, end } = useVisit(closure)
  const links = useServiceLinks('NOTICE')
  const retry = closure.kind === 'maintenance'

  return (
    <Screen>
      <div className={styles.page}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <EmptyState heading="h1" glyph={glyph} title={t(title)} text={t(text)}>
          {english && (
            <p className={styles.english} lang={languages.EN.html} dir={languages.EN.dir}>
              {english}
            </p>
          )}
        </EmptyState>
        <List>
          {retry && end && <FactRow title={t('end_time')} detail={<bdi>{moment(end, 'date-time')}</bdi>} />}
          <FactRow title={t('your_ip')} detail={<bdi>{ip ?? '…'}</bdi>} />
        </List>
        <div className={styles.actions}>
          {retry && (
            <Button wide onClick={() => window.location.reload()}>
              {t('retry_once')}
            </Button>
          )}
          <ServiceButton links={links} label={t('contact_us')} look={retry ? 'quiet' : 'primary'} />
        </div>
      </div>
    </Screen>
  )
}
