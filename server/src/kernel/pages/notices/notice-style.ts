import { NOTICE_READY } from '@foyer/contract/rendering'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'

type Colours = Pick<MerchantFile['theme']['dark'], 'background' | 'surface' | 'text' | 'muted' | 'accent' | 'accentText' | 'highlight'>

/** A host of no merchant has no brand, so these colours are neutral. */
const neutral: Colours = {
  background: '#10131a',
  surface: '#191e29',
  text: '#eef1f7',
  muted: '#a6b0c3',
  accent: '#7ea6ff',
  accentText: '#0a1020',
  highlight: '#5a78ff',
}

const coloursOf = (merchant: Merchant | undefined): Colours => {
  if (!merchant) return neutral
  const { scheme, dark, light } = merchant.file.theme
  return scheme === 'light' ? light : dark
}

/** "Please wait" is shown at most this long, s (spec 2 §4, Blocked-domain notice); it also ends without the script. */
const PLEASE_WAIT = 10

/** Only "please wait" is visible until the script has found another host or the time is over. */
const waiting = [
  `.wait{position:fixed;top:0;right:0;bottom:0;left:0;display:flex;flex-direction:column;align-items:center;justify-content:center;animation:leave 0s ${PLEASE_WAIT}s both}`,
  `.wait i{width:36px;height:36px;margin-bottom:16px;border-radius:50%;border:3px solid;border-top-color:transparent;opacity:.7;animation:turn 1s linear infinite}`,
  `.wait~main{animation:enter 0s ${PLEASE_WAIT}s both}.${NOTICE_READY} .wait{display:none}.${NOTICE_READY} .wait~main{animation:none}`,
  '@keyframes leave{to{visibility:hidden}}@keyframes enter{from{visibility:hidden}to{visibility:visible}}@keyframes turn{to{transform:rotate(1turn)}}',
]

/** For browsers without scripts: the notice is visible at once. */
export const UNSCRIPTED_STYLE = '.wait{display:none}.wait~main{animation:none!important}'

/** The style of a page that works without the app, for browsers without custom properties and modern layout. */
export const noticeStyle = (merchant: Merchant | undefined): string => {
  const { background, surface, text, muted, accent, accentText, highlight } = coloursOf(merchant)
  return [
    '*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}',
    `body{margin:0;min-height:100vh;padding:24px 20px;display:flex;flex-direction:column;align-items:center;justify-content:center;background:${background} radial-gradient(120% 60% at 50% 0,${highlight}2e,${highlight}00) no-repeat;color:${text};font:16px/1.5 -apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;text-align:center}`,
    // A Naskh face, as in the app (ui/tokens.css), because the system's choice may be Nastaliq or Kufi.
    'body:lang(ur){font-family:"SF Arabic","Geeza Pro","Noto Naskh Arabic UI","Noto Naskh Arabic","Noto Sans Arabic",-apple-system,"Segoe UI",Roboto,"Noto Sans",Tahoma,sans-serif;font-size:17px}',
    ':lang(ur){font-family:"SF Arabic","Geeza Pro","Noto Naskh Arabic UI","Noto Naskh Arabic","Noto Sans Arabic","Segoe UI",Tahoma,sans-serif;line-height:1.85}:lang(my),:lang(km){line-height:1.85}:lang(th),:lang(hi),:lang(bn),:lang(ta){line-height:1.65}:lang(ko){word-break:keep-all}:lang(ja){line-break:strict;word-break:auto-phrase}:lang(ja) p{text-wrap:wrap}',
    `main{width:100%;max-width:400px}.brand{margin:0 0 20px;color:${text};font-weight:700;font-size:18px}.brand img{display:block;height:40px;max-width:70%;margin:0 auto}`,
    `.card{padding:36px 24px 24px;background:${surface};border:1px solid ${text}14;border-radius:24px;box-shadow:0 20px 60px -20px rgba(0,0,0,.45);outline:0}`,
    `.glyph{width:76px;height:76px;margin:0 auto 20px;padding:20px;border-radius:50%;background:${background};color:${accent}}.glyph svg{display:block;width:36px;height:36px;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}`,
    'h1{margin:0 0 10px;font-size:24px;line-height:1.3}p{margin:0 0 14px}h1,p{text-wrap:balance}',
    `.card p{color:${text}}.card p[lang]{margin-top:-4px;color:${muted};font-size:14px;line-height:1.5}`,
    `dl{margin:22px 0 0;padding:4px 16px;border-radius:16px;background:${background};border:1px solid ${text}14;text-align:start}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:12px 0}dl div+div{border-top:1px solid ${text}14}dt{color:${muted};font-size:14px}dd{margin:0;font-weight:600;overflow-wrap:anywhere}`,
    `.actions{margin-top:26px}.button{display:block;width:100%;margin-top:12px;padding:14px 20px;border:1px solid ${text}3d;border-radius:16px;color:${text};font-weight:600;text-decoration:none;cursor:pointer}`,
    `.button{font-family:inherit;font-size:inherit;background:none}.first{border-color:${accent};background:${accent};color:${accentText}}.button:focus-visible{outline:3px solid ${text};outline-offset:2px}`,
    'summary{list-style:none}summary::-webkit-details-marker{display:none}ul{margin:0;padding:0 0 0 0;list-style:none}ul .button{margin-top:8px;font-weight:500}[hidden]{display:none}',
    ...waiting,
    '@media(prefers-reduced-motion:reduce){.wait i{animation:none}}',
  ].join('')
}
