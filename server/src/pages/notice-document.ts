import { languages, type LanguageCode } from '@foyer/contract/languages'
import type { MerchantFile } from '@foyer/contract/merchant'
import { catalogueOf, textOf } from '@foyer/texts/load'
import { createText, type Text } from '@foyer/texts'
import type { Merchant } from '#merchants/merchant.ts'
import { escapeHtml } from '#pages/html.ts'

type Notice = 'old browser' | 'domain unavailable'
type Colours = Pick<MerchantFile['theme']['dark'], 'background' | 'surface' | 'text' | 'accent' | 'accentText'>

/** Where the host belongs to no merchant, there is no brand to wear. */
const neutral: Colours = { background: '#10131a', surface: '#191e29', text: '#eef1f7', accent: '#7ea6ff', accentText: '#0a1020' }

const coloursOf = (merchant: Merchant | undefined): Colours => {
  if (!merchant) return neutral
  const { scheme, dark, light } = merchant.file.theme
  return scheme === 'light' ? light : dark
}

/** Written for browsers that know no custom properties and no modern layout. */
const styleOf = ({ background, surface, text, accent, accentText }: Colours): string =>
  `body{margin:0;background:${background};color:${text};font:16px/1.5 -apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;text-align:center}` +
  `main{max-width:400px;margin:12vh auto 0;padding:40px 28px;background:${surface};border-radius:22px}` +
  `.brand{margin:0 0 28px;font-weight:700;opacity:.72}h1{margin:0 0 12px;font-size:24px;line-height:1.25}p{margin:0 0 28px}` +
  `a{display:block;margin:12px 0 0;padding:14px 20px;border-radius:14px;border:1px solid ${accent};color:${text};text-decoration:none;font-weight:600}` +
  `a.first{background:${accent};color:${accentText}}@media(max-width:440px){main{margin:0;min-height:100vh;border-radius:0;padding-top:18vh;box-sizing:border-box}}`

/** Links to customer service: the only entry says what it is for, several bear their titles or numbers (spec 2 §2, blocked-domain notice). */
const serviceLinks = (merchant: Merchant | undefined, text: Text<'shell'>) => {
  const entries = merchant?.file.customerService ?? []
  return entries.map(({ title, url }, index) => ({ url, label: entries.length === 1 ? text('contact_us') : (title ?? `CS${index + 1}`) }))
}

/** A page that stands without the app: no script, one inlined style (returned for the policy). */
export const noticeDocument = (notice: Notice, language: LanguageCode, merchant: Merchant | undefined) => {
  const text = createText<'shell'>(language, { ...catalogueOf(language, 'shell'), ...merchant?.texts[language]?.shell })
  const { html: lang, dir } = languages[language]
  const service = serviceLinks(merchant, text)
  const title = notice === 'old browser' ? text('old_browser_title') : text('notice')
  // Who may contact nobody is not told to.
  const unavailable = service.length > 0 ? text('domain_unavailable') : textOf(language, 'errors')('domain_not_available')
  const explanation = notice === 'old browser' ? text('old_browser_text') : unavailable
  const style = styleOf(coloursOf(merchant))
  // The empty address is the page's own: it is asked for again.
  const retry = notice === 'domain unavailable' ? [{ url: '', label: text('retry_once') }] : []
  const links = [...retry, ...service]
  const html = [
    `<!doctype html>\n<html lang="${lang}" dir="${dir}">\n<head>\n<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="robots" content="noindex">\n<title>${escapeHtml(title)}</title>\n<style>${style}</style>\n</head>\n<body>\n<main>`,
    merchant ? `<p class="brand">${escapeHtml(merchant.file.name)}</p>` : '',
    `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(explanation)}</p>`,
    ...links.map(({ url, label }, index) => `<a${index === 0 ? ' class="first"' : ''} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`),
    '</main>\n</body>\n</html>\n',
  ]
  return { html: html.filter(Boolean).join('\n'), style }
}
