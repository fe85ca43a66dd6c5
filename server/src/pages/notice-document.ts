import { languages, type LanguageCode } from '@foyer/contract/languages'
import type { MerchantFile } from '@foyer/contract/merchant'
import type { Merchant } from '#merchants/merchant.ts'
import { escapeHtml } from '#pages/html.ts'

/** What a page says that stands without the app. */
export interface Notice {
  readonly title: string
  /** The first is in the page's language. */
  readonly paragraphs: readonly { readonly text: string; readonly language: LanguageCode }[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** The first is the one to take. */
  readonly links: readonly { readonly label: string; readonly url: string }[]
}

type Colours = Pick<MerchantFile['theme']['dark'], 'background' | 'surface' | 'text' | 'muted' | 'accent' | 'accentText'>

/** Where the host belongs to no merchant, there is no brand to wear. */
const neutral: Colours = { background: '#10131a', surface: '#191e29', text: '#eef1f7', muted: '#a6b0c3', accent: '#7ea6ff', accentText: '#0a1020' }

const coloursOf = (merchant: Merchant | undefined): Colours => {
  if (!merchant) return neutral
  const { scheme, dark, light } = merchant.file.theme
  return scheme === 'light' ? light : dark
}

/** Written for browsers that know no custom properties and no modern layout. */
const styleOf = ({ background, surface, text, muted, accent, accentText }: Colours): string =>
  [
    `body{margin:0;background:${background};color:${text};font:16px/1.5 -apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;text-align:center}`,
    `main{max-width:400px;margin:12vh auto 0;padding:40px 28px;background:${surface};border-radius:22px}`,
    `.brand{margin:0 0 28px;font-weight:700;color:${muted}}h1{margin:0 0 12px;font-size:24px;line-height:1.25}p{margin:0 0 16px}p[lang]{color:${muted};font-size:14px}`,
    `dl{margin:24px 0;padding:16px;border-radius:14px;background:${background}}dt{color:${muted};font-size:14px}dd{margin:0 0 8px;font-weight:600}dd:last-child{margin:0}`,
    `a{display:block;margin:12px 0 0;padding:14px 20px;border-radius:14px;border:1px solid ${accent};color:${text};text-decoration:none;font-weight:600}`,
    `a.first{margin-top:28px;background:${accent};color:${accentText}}`,
    '@media(max-width:440px){main{margin:0;min-height:100vh;border-radius:0;padding-top:18vh;box-sizing:border-box}}',
  ].join('')

/** A page that stands without the app: no script, one inlined style (returned for the policy). */
export const noticeDocument = (notice: Notice, language: LanguageCode, merchant: Merchant | undefined) => {
  const { html: lang, dir } = languages[language]
  const style = styleOf(coloursOf(merchant))
  const paragraphs = notice.paragraphs.map(({ text, language: spoken }) =>
    spoken === language ? `<p>${escapeHtml(text)}</p>` : `<p lang="${languages[spoken].html}" dir="${languages[spoken].dir}">${escapeHtml(text)}</p>`,
  )
  const facts = notice.facts.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`)
  const html = [
    `<!doctype html>\n<html lang="${lang}" dir="${dir}">\n<head>\n<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="robots" content="noindex">\n<title>${escapeHtml(notice.title)}</title>\n<style>${style}</style>\n</head>\n<body>\n<main>`,
    merchant ? `<p class="brand"><bdi>${escapeHtml(merchant.file.name)}</bdi></p>` : '',
    `<h1>${escapeHtml(notice.title)}</h1>`,
    ...paragraphs,
    facts.length > 0 ? `<dl>${facts.join('')}</dl>` : '',
    ...notice.links.map(({ url, label }, index) => `<a${index === 0 ? ' class="first"' : ''} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`),
    '</main>\n</body>\n</html>\n',
  ]
  return { html: html.filter(Boolean).join('\n'), style }
}
