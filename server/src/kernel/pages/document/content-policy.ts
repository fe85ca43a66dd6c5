import { createHash } from 'node:crypto'

/** The policy's directives that a merchant's settings may widen. */
export const directives = ['script', 'style', 'img', 'connect', 'frame', 'font', 'worker'] as const

/** Origins that a page may reach besides its own, by directive. Each provider with a part in the browser names its own. */
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
  /** A page without the app, whose form the browser sends to this host. */
  readonly hasForm?: boolean
}

/** What scripts of a page load, and whom they reach. */
const reach = (origins: Origins, scripts: readonly string[] = [], connect: readonly string[] = []): string[] => [
  `script-src ${["'self'", ...scripts.map(inlineSource), ...(origins.script ?? [])].join(' ')}`,
  `img-src ${["'self'", 'data:', 'blob:', ...(origins.img ?? [])].join(' ')}`,
  `connect-src ${["'self'", ...connect, ...(origins.connect ?? [])].join(' ')}`,
  `frame-src ${["'self'", ...(origins.frame ?? [])].join(' ')}`,
]

/** A policy that a page adds to its own, so that from then on its scripts reach these origins alone. */
export const reachPolicy = (origins: Origins): string => reach(origins).join('; ')

/** The Content-Security-Policy of a page: our own files, the inlined styles by hash, and the providers' origins; nothing else inline. */
export const contentPolicy = ({ styles, scripts = [], origins, development = false, hasForm = false }: PolicyParts): string =>
  [
    `default-src 'none'`,
    ...reach(origins, scripts, development ? ['ws:'] : []),
    `style-src ${["'self'", ...(development ? ["'unsafe-inline'"] : styles.map(inlineSource)), ...(origins.style ?? [])].join(' ')}`,
    `font-src ${["'self'", ...(origins.font ?? [])].join(' ')}`,
    `worker-src ${["'self'", ...(origins.worker ?? [])].join(' ')}`,
    `manifest-src 'self'`,
    // The app handles all forms. If the browser sent one by itself, a password would end up in an address.
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    // Scripts of others write HTML and addresses of scripts as texts (docs/security/pages.md). So does Vite while developing.
    ...(development || origins.script?.length ? [] : [`require-trusted-types-for 'script'`, 'trusted-types foyer dompurify']),
  ].join('; ')

/** The headers of every HTML answer besides its policy and the headers of every answer (kernel/http/headers.ts). */
export const documentHeaders = {
  'content-type': 'text/html; charset=utf-8',
  // An address may hold a token (spec 2 §2, route guard), which no other site may learn.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // Sign-in windows of identity providers must reach the page that opened them.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const
