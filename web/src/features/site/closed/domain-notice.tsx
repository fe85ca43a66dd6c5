import { landingAt } from '@foyer/contract/landing'
import { useEffect, useId, useState } from 'react'
import { ServiceButton } from '#blocks/support/service-button.tsx'
import { useServiceLinks } from '#blocks/support/use-service-links.ts'
import { schedule } from '#device/schedule.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { fastestLine, pickLines } from '#navigation/lines/race-lines.ts'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'
import { hideLoading, showLoading } from '#notices/notices.ts'
import { findWayOut, type WayOut } from '#notices/way-out.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { linkIcon } from '#ui/icons/late-icons.ts'
import { Modal } from '#ui/windows/modal.tsx'
import { NoticeBody } from '#ui/windows/notice-body.tsx'
import styles from './domain-notice.module.css'

/** Looks for another address while "please wait" is shown; null until the search ends. */
const useWayOut = (): WayOut | null => {
  const { customerService, domainList, merchantCode } = useSettings()
  const { request } = useRequest()
  const [wayOut, setWayOut] = useState<WayOut | null>(null)

  useEffect(() => {
    showLoading()
    void findWayOut({
      fetchDomains: () => request('system.domainProblem', {}, { alert: false }),
      known: { customerService, domainList },
      race: list =>
        fastestLine(pickLines(list, Math.random), { fetch: (...call) => fetch(...call), merchant: merchantCode, clock: Date.now, schedule }),
      schedule,
    })
      .then(setWayOut)
      .finally(hideLoading)
    return hideLoading
  }, [customerService, domainList, merchantCode, request])

  return wayOut
}

const leaveFor = (line: string | undefined): void => {
  if (line === undefined) window.location.reload()
  else window.location.assign(landingAt(line, storedRegistrationInfo()))
}

/** The blocked-domain notice for players who had the product open; it cannot be closed (spec 2 §2, §4). */
export const DomainNotice = ({ message }: { readonly message: string }) => {
  const t = useTexts('shell')
  const id = useId()
  const wayOut = useWayOut()
  const links = useServiceLinks('NOTICE', wayOut?.customerService ?? [])
  if (!wayOut) return null
  return (
    <Modal placement="centre" role="alertdialog" open closable={false} onClose={() => {}} titleId={`${id}-title`} textId={`${id}-text`}>
      <NoticeBody id={id} glyph={linkIcon} title={t('notice')} text={message} focused>
        <div className={styles.actions}>
          <Button wide onClick={() => leaveFor(wayOut.line)}>
            {t('retry_once')}
          </Button>
          <ServiceButton links={links} label={t('services')} look="quiet" />
        </div>
      </NoticeBody>
    </Modal>
  )
}
