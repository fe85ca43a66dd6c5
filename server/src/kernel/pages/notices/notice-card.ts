import { languages, type LanguageCode } from '@foyer/contract/languages'
import { NOTICE_CARD_ID, NOTICE_RETRY_ID, NOTICE_SERVICE_ID, type NoticeData } from '@foyer/contract/rendering'
import { escapeHtml } from '#kernel/html.ts'

interface Link {
  readonly label: string
  readonly url: string
}

/** The content of a page that works without the app. */
export interface Notice {
  readonly glyph: 'tools' | 'shield' | 'globe' | 'signal' | 'browser' | 'mail'
  readonly title: string
  /** The first is in the page's language. */
  readonly paragraphs: readonly { readonly text: string; readonly language: LanguageCode }[]
  /** If the value is a time, `moment` is that time in ISO 8601, which the script shows in the visitor's time zone. */
  readonly facts: readonly { readonly label: string; readonly value: string; readonly moment?: string }[]
  /** The label of the button that loads the page again. */
  readonly retry?: string
  /** The label of the button that posts to the page's own address. */
  readonly post?: string
  /** Customer service: a single link opens directly, several are a list. */
  readonly service: { readonly label: string; readonly links: readonly Link[] }
  /** The blocked-domain notice: shown while another host is looked for (spec 2 §4). */
  readonly wait?: string
  readonly data: NoticeData
}

const glyphs: Readonly<Record<Notice['glyph'], string>> = {
  tools: 'M14.7 6.3a4 4 0 0 0-5.4 4.9L4 16.5V20h3.5l5.3-5.3a4 4 0 0 0 4.9-5.4l-2.6 2.6-2.3-.7-.7-2.3z',
  shield: 'M12 3l7.5 2.8v5.4c0 4.6-3.1 8-7.5 9.8-4.4-1.8-7.5-5.2-7.5-9.8V5.8zM9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.3 9.4h17.4M3.3 14.6h17.4M5.6 5.6l12.8 12.8',
  signal:
    'M2.5 9.2A14 14 0 0 1 7 6.3M10.4 5.3A14 14 0 0 1 21.5 9.2M5.8 12.7a9.3 9.3 0 0 1 4.2-2.4M14.7 10.6a9.3 9.3 0 0 1 3.5 2.1M9.1 16.1a4.6 4.6 0 0 1 5.8 0M12 19.5v.1M4 3.5l16.5 17',
  mail: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 6.5l8 6.5 8-6.5',
  browser: 'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM3 9h18M12 11.5v3M12 16.6v.1',
}

const anchor = ({ label, url }: Link, look: string, id = ''): string =>
  `<a class="button${look}"${id && ` id="${id}"`} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

const service = ({ label, links }: Notice['service'], look: string): string => {
  const [only, ...more] = links
  if (!only) return ''
  if (more.length === 0) return anchor({ ...only, label }, look)
  return `<details><summary class="button${look}">${escapeHtml(label)}</summary><ul>${links.map(link => `<li>${anchor(link, '')}</li>`).join('')}</ul></details>`
}

const fact = ({ label, value, moment }: Notice['facts'][number]): string => {
  const said = moment === undefined ? escapeHtml(value) : `<time datetime="${escapeHtml(moment)}">${escapeHtml(value)}</time>`
  return `<div><dt>${escapeHtml(label)}</dt><dd><bdi>${said}</bdi></dd></div>`
}

export const card = (notice: Notice, language: LanguageCode): string => {
  const paragraphs = notice.paragraphs.map(({ text, language: spoken }) =>
    spoken === language ? `<p>${escapeHtml(text)}</p>` : `<p lang="${languages[spoken].html}" dir="${languages[spoken].dir}">${escapeHtml(text)}</p>`,
  )
  const role = notice.wait === undefined ? '' : ' role="alertdialog" aria-modal="true"'
  return [
    `<div class="card" id="${NOTICE_CARD_ID}"${role} aria-labelledby="title" tabindex="-1">`,
    `<div class="glyph"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${glyphs[notice.glyph]}"/></svg></div>`,
    `<h1 id="title">${escapeHtml(notice.title)}</h1>`,
    ...paragraphs,
    notice.facts.length > 0 ? `<dl>${notice.facts.map(fact).join('')}</dl>` : '',
    '<div class="actions">',
    notice.post === undefined ? '' : `<form method="post"><button class="button first">${escapeHtml(notice.post)}</button></form>`,
    notice.retry === undefined ? '' : anchor({ label: notice.retry, url: '' }, ' first', NOTICE_RETRY_ID),
    `<div id="${NOTICE_SERVICE_ID}" data-label="${escapeHtml(notice.service.label)}">${service(notice.service, notice.retry === undefined ? ' first' : '')}</div>`,
    '</div>\n</div>',
  ]
    .filter(Boolean)
    .join('\n')
}
