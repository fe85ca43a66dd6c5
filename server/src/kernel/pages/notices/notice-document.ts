import { languages, type LanguageCode } from '@foyer/contract/languages'
import { NOTICE_DATA_ID } from '@foyer/contract/rendering'
import { escapeHtml, escapeJson } from '#kernel/html.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { PageScript } from '#kernel/pages/build/web-build.ts'
import { type Notice, card } from './notice-card.ts'
import { noticeStyle, UNSCRIPTED_STYLE } from './notice-style.ts'

export interface NoticeDocument {
  readonly html: string
  /** Contents of the inlined blocks, for the policy. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Whether it has a form that posts to its own address. */
  readonly hasForm: boolean
}

const brand = (merchant: Merchant | undefined): string => {
  if (!merchant) return ''
  // If the picture cannot be loaded, its place shows the name.
  const { logo, name } = merchant.file
  return `<p class="brand"><img src="${escapeHtml(merchant.assets[logo] ?? '')}" height="40" alt="${escapeHtml(name)}"></p>`
}

/** A page that works without the app: it contains all it needs. It also works without a script (older browsers), but cannot look for another line. */
export const noticeDocument = (
  notice: Notice,
  language: LanguageCode,
  merchant: Merchant | undefined,
  offered: PageScript | undefined,
): NoticeDocument => {
  const { html: lang, dir } = languages[language]
  const style = noticeStyle(merchant)
  // A page needs the script only to look for another line, to name the member in a link, or to convert a time.
  const script = notice.data.domain || notice.data.service || notice.facts.some(({ moment }) => moment !== undefined) ? offered : undefined
  const wait = script && notice.wait
  const inline = script && 'inline' in script ? script.inline : undefined
  const html = [
    `<!doctype html>\n<html lang="${lang}" dir="${dir}">\n<head>\n<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="robots" content="noindex">\n<title>${escapeHtml(notice.title)}</title>\n<style>${style}</style>`,
    wait ? `<noscript><style>${UNSCRIPTED_STYLE}</style></noscript>` : '',
    '</head>\n<body>',
    wait ? `<div class="wait" role="status"><i></i><p>${escapeHtml(wait)}</p></div>` : '',
    `<main>\n${brand(merchant)}\n${card(notice, language)}\n</main>`,
    script ? `<script type="application/json" id="${NOTICE_DATA_ID}">${escapeJson(notice.data)}</script>` : '',
    script &&
      ('src' in script ? `<script type="module" src="${escapeHtml(script.src)}"></script>` : `<script type="module">${script.inline}</script>`),
    '</body>\n</html>\n',
  ]
  return {
    html: html.filter(Boolean).join('\n'),
    styles: wait ? [style, UNSCRIPTED_STYLE] : [style],
    scripts: inline === undefined ? [] : [inline],
    hasForm: notice.post !== undefined,
  }
}
