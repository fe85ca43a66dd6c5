import { landingAt } from '@foyer/contract/landing'
import { NOTICE_CARD_ID, NOTICE_DATA_ID, NOTICE_READY, NOTICE_RETRY_ID, NOTICE_SERVICE_ID, type NoticeData } from '@foyer/contract/rendering'
import type { DomainProblem } from '@foyer/contract/site/domain-problem'
import { formatDateTime } from '@foyer/texts/format'
import { schedule } from '#device/schedule.ts'
import { keptMerchant } from '#merchant/kept-merchant.ts'
import { fastestLine, pickLines } from '#navigation/lines/race-lines.ts'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'
import { serviceLinks, type ServiceLink } from '#notices/customer-service/service-links.ts'
import { storedServiceMember } from '#notices/customer-service/service-member.ts'
import { findWayOut } from '#notices/way-out.ts'

// The script of the pages that work without the app (server/src/kernel/pages/notices/notice-document.ts). It is part of the page,
// which also works without it. It uses no framework.

const data = JSON.parse(document.getElementById(NOTICE_DATA_ID)?.textContent ?? '{}') as NoticeData

/** Shows times in the visitor's time zone (spec 2 §2, Maintenance page). */
for (const time of document.querySelectorAll('time')) time.textContent = formatDateTime(time.dateTime, 'date-time', data.language)

const fetchFor = async (merchant: string): Promise<DomainProblem> => {
  const answer = await fetch('/wps/system/domainProblem', { headers: { Merchant: merchant, Language: data.language }, cache: 'no-store' })
  const { success, value } = (await answer.json()) as { readonly success: boolean; readonly value: DomainProblem }
  if (!success) throw new Error('refused')
  return value
}

const buttonTo = ({ title, url }: ServiceLink): HTMLAnchorElement => {
  const link = document.createElement('a')
  link.className = 'button'
  link.href = url
  link.textContent = title
  return link
}

/** Draws them like the server: a single entry opens directly, several are a list. */
const drawService = (place: HTMLElement, links: readonly ServiceLink[]): void => {
  const label = place.dataset['label'] ?? ''
  const [only, ...more] = links
  if (!only) return place.replaceChildren()
  if (more.length === 0) return place.replaceChildren(buttonTo({ ...only, title: label }))
  const list = document.createElement('ul')
  list.append(
    ...links.map(link => {
      const item = document.createElement('li')
      item.append(buttonTo(link))
      return item
    }),
  )
  const summary = document.createElement('summary')
  summary.className = 'button'
  summary.textContent = label
  const details = document.createElement('details')
  details.append(summary, list)
  place.replaceChildren(details)
}

/** The links with the member in them who is signed in in this tab. */
const showService = (entries: DomainProblem['customerService']): void => {
  const place = document.getElementById(NOTICE_SERVICE_ID)
  if (place) drawService(place, serviceLinks(entries, 'NOTICE', storedServiceMember()))
}

const showWayOut = async ({ merchant: named, ...known }: NonNullable<NoticeData['domain']>): Promise<void> => {
  const merchant = named ?? keptMerchant()
  const race = (domainList: DomainProblem['domainList']) =>
    fastestLine(pickLines(domainList, Math.random), { fetch: (...call) => fetch(...call), merchant: merchant ?? '', clock: Date.now, schedule })
  // Without a merchant there is nothing to request.
  const fetchDomains = async () => (merchant ? await fetchFor(merchant) : known)
  const { customerService, line } = await findWayOut({ fetchDomains, known, race, schedule })

  showService(customerService)
  const retry = document.getElementById(NOTICE_RETRY_ID)
  if (retry && line) retry.setAttribute('href', landingAt(line, storedRegistrationInfo()))
}

if (data.service) showService(data.service)

if (data.domain) {
  void showWayOut(data.domain).finally(() => {
    document.documentElement.classList.add(NOTICE_READY)
    document.getElementById(NOTICE_CARD_ID)?.focus()
  })
}
