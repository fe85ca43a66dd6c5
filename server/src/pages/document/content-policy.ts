import { createHash } from 'node:crypto'

/** The policy's directives that a merchant's settings may widen. */
export const directives = ['script', 'style', 'img', 'connect', 'frame', 'font', 'worker'] as const

/** Origins a page may reach besides its own, by the policy's directive. Each provider with a web half names its own. */
export type Origins = Readonly<Partial<Record<(typeof directives)[number], readonly string[]>>>

/** CSP source of an inline block: exactly this content is allowed. */
export const inlineSource = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

interface PolicyParts {
  /** Contents of the inlined style blocks. */
  readonly styles: readonly string[]
  /** Contents of the inlined scripts. */
  readonly scripts?: readonly string[]
  readonly origins: Origins
  /** While developing, Vite writes styles into the page and talks over a web socket. */
  readonly development?: boolean
}

/** The Content-Security-Policy of a page: our own files, the inlined styles by hash, the providers' origins; nothing inline besides. */
export const contentPolicy = ({ styles, scripts = [], origins, development = false }: PolicyParts): string =>
  [
    `default-src 'none'`,
    `script-src ${["'self'", ...scripts.map(inlineSource), ...(origins.script ?? [])].join(' ')}`,
    `style-src ${["'self'", ...(development ? ["'unsafe-inline'"] : styles.map(inlineSource)), ...(origins.style ?? [])].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...(origins.img ?? [])].join(' ')}`,
    `font-src ${["'self'", ...(origins.font ?? [])].join(' ')}`,
    `connect-src ${["'self'", ...(development ? ['ws:'] : []), ...(origins.connect ?? [])].join(' ')}`,
    `frame-src ${["'self'", ...(origins.frame ?? [])].join(' ')}`,
    `worker-src ${["'self'", ...(origins.worker ?? [])].join(' ')}`,
    `manifest-src 'self'`,
    // Forms are answered by the app. One that the browser sent by itself would put a password into an address.
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
  ].join('; ')

/** What every HTML answer carries besides its policy and the headers of every answer (http/headers.ts). */
export const documentHeaders = {
  'content-type': 'text/html; charset=utf-8',
  // An address may carry a token (spec 2 §2, route guard): no other site may learn it.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // Sign-in windows of identity providers answer their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const
