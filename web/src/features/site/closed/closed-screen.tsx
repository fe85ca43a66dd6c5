import { languages } from '@foyer/contract/languages'
import { createText } from '@foyer/texts'
import { useEffect, useState } from 'react'
import { Brand } from '#blocks/site/brand/brand.tsx'
import { ServiceButton } from '#blocks/support/service-button.tsx'
import { useServiceLinks } from '#blocks/support/use-service-links.ts'
import { fetchParts } from '#merchant/fetch-parts.ts'
import { usePageData } from '#merchant/page-data.tsx'
import type { Closure } from '#notices/closure.ts'
import { useRequest } from '#request/request-context.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { shieldIcon, type Glyph } from '#ui/icons/icons.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { FactRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import styles from './closed-screen.module.css'

type ScreenClosure = Exclude<Closure, { readonly kind: 'domain' }>

const toolsIcon: Glyph = { path: 'M14.7 6.3a4 4 0 0 0-5.4 4.9L4 16.5V20h3.5l5.3-5.3a4 4 0 0 0 4.9-5.4l-2.6 2.6-2.3-.7-.7-2.3z' }

const faces = {
  maintenance: { glyph: toolsIcon, title: 'maintenance', text: 'maintenance_desc' },
  denied: { glyph: shieldIcon, title: 'error_access', text: 'error_ip_desc' },
} as const

/** The description in English too, if the page has another language (spec 2 §2); undefined while its texts are not loaded. */
const useEnglish = (key: 'maintenance_desc' | 'error_ip_desc'): string | undefined => {
  const { language, partsBase } = usePageData()
  const [english, setEnglish] = useState<string>()
  useEffect(() => {
    if (language === 'EN') return
    fetchParts(partsBase, 'EN', ['texts.shell']).then(
      parts => setEnglish(createText<'shell'>('EN', parts['texts.shell'])(key)),
      () => setEnglish(undefined),
    )
  }, [language, partsBase, key])
  return english
}

/** The visitor's address and the end of maintenance, from the status call if the refusal that closed the page did not include them. */
const useVisit = (closure: ScreenClosure): { readonly ip: string | undefined; readonly end: string | undefined } => {
  const { request } = useRequest()
  const [status, setStatus] = useState<{ readonly ip: string; readonly maintenanceEnd?: string }>()
  const known = closure.ip !== undefined
  useEffect(() => {
    if (known) return
    request('system.status', { device: 'MOBILE' }, { alert: false }).then(setStatus, () => setStatus(undefined))
  }, [known, request])
  return { ip: closure.ip ?? status?.ip, end: (closure.kind === 'maintenance' ? closure.end : undefined) ?? status?.maintenanceEnd }
}

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
