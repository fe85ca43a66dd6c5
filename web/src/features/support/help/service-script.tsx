import { SERVICE_FRAME_PATH } from '@foyer/contract/support/service-frame'
import { useEffect, useState } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { messageIcon } from '#ui/icons/icons.ts'
import { ButtonRow, List } from '#ui/list.tsx'
import styles from './service-script.module.css'

const FrameOnTap = () => {
  const t = useTexts('chat')
  const [open, setOpen] = useState(false)
  if (open)
    return <iframe className={styles.frame} title={t('support_live')} src={SERVICE_FRAME_PATH} sandbox="allow-scripts allow-forms allow-popups" />
  return (
    <List>
      <ButtonRow glyph={messageIcon} title={t('support_live')} onClick={() => setOpen(true)} />
    </List>
  )
}

/** Runs the script in the page itself, by the merchant's written choice. It stays there until the page is left. */
const InPage = () => {
  const { request } = useRequest()
  useEffect(() => {
    let stopped = false
    const load = async () => {
      const { script } = await request('system.customerServiceScript', {}, { alert: false })
      if (stopped || script?.place !== 'page' || [...document.scripts].some(({ src }) => src === script.src)) return
      document.head.append(Object.assign(document.createElement('script'), { src: script.src, async: true }))
    }
    // The page has other ways to customer service.
    load().catch(() => undefined)
    return () => {
      stopped = true
    }
  }, [request])
  return null
}

/** The merchant's customer-service script (spec 2 §7, Customer-service script). */
export const ServiceScript = () => {
  const { serviceScript } = useSettings()
  if (serviceScript === null) return null
  return serviceScript === 'frame' ? <FrameOnTap /> : <InPage />
}
