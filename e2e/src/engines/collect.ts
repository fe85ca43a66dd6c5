import { createHash } from 'node:crypto'

/** Where pages report to, on the relay alone. */
export const REPORTS = '/engine-run/faults'
/** Where the first script of sandboxed pages is. */
export const FIRST_SCRIPT = '/engine-run/first.js'

/**
 * Runs in every document before the app: what goes wrong in it is reported at once, so that neither a later page nor a frame that is gone takes it along.
 * Written for the oldest engine.
 */
const collect = (address: string) => {
  const report = (kind: string, text: unknown) => {
    navigator.sendBeacon(address, JSON.stringify({ page: location.pathname, kind, text: String(text).slice(0, 2_000) }))
  }
  let isLeft = false
  window.addEventListener('beforeunload', () => {
    isLeft = true
  })
  /** A page that is left gives up what it was loading, and says so, some engines before they say that it is left. */
  const later = (kind: string, text: unknown) => setTimeout(() => isLeft || report(kind, text), 500)
  /** With its causes: React wraps what was thrown while it drew, and its own message says nothing of it. */
  const messageOf = (error: unknown): string => {
    if (!(error instanceof Error)) return String(error)
    const text = `${error.message}\n${error.stack}`
    return 'cause' in error ? `${text}\ncaused by: ${messageOf(error.cause)}` : text
  }
  window.addEventListener(
    'error',
    event => {
      const { target } = event
      // A hint to load ahead may fail: Firefox says so of a module that is there already. What imports it says whether it is missing.
      // By name, because in Firefox it may be one of the page before, whose classes are others.
      if ((target as Node | null)?.nodeName === 'LINK' && (target as HTMLLinkElement).rel !== 'stylesheet') return
      if (target instanceof Element) later('not loaded', target.getAttribute('src') || target.getAttribute('href'))
      else if (event instanceof ErrorEvent) report('error', event.error ? messageOf(event.error) : event.message)
      else later('not loaded', target)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection', messageOf(reason)))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    report('content policy', `${effectiveDirective || violatedDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`),
  )
  const isNoAnswer = (text: string) => /Load failed|NetworkError|Failed to fetch/.test(text)
  for (const level of ['error', 'warn'] as const) {
    const said = console[level]
    console[level] = (...parts: unknown[]) => {
      const text = parts.map(messageOf).join(' ')
      if (isNoAnswer(text)) later(`console.${level}`, text)
      else report(`console.${level}`, text)
      said.apply(console, parts)
    }
  }
}

/** What would stand before the pages that are tested: the player has answered it on an earlier visit. */
const answerPrompts = () => {
  if (window.top !== window.self) return
  try {
    localStorage.setItem('SHELL_forceDownloadShow', '99')
    const choice = JSON.stringify({ version: '1', measurement: false, marketing: false })
    localStorage.setItem('SHELL_consent', localStorage.getItem('SHELL_consent') ?? choice)
    sessionStorage.setItem('SHELL_downloadBarHidden', '1')
    sessionStorage.setItem('SHELL_popupImage', '0')
    if (!sessionStorage.getItem('TEST_miniGame')) sessionStorage.setItem('SHELL_miniGameAway', '1')
    if ('Notification' in window) Object.defineProperty(Notification, 'permission', { value: 'denied' })
  } catch {
    // a document without storage
  }
}

export interface FirstScript {
  readonly text: string
  /** How a content policy allows it where it stands in the page. */
  readonly hash: string
}

/** The script that goes first into each page of the origin. */
export const firstScript = (origin: string): FirstScript => {
  const text = `(${collect.toString()})(${JSON.stringify(origin + REPORTS)});(${answerPrompts.toString()})()`
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}

export const isSandboxed = (policy: string): boolean => /(?:^|;)\s*sandbox(?:\s|;|$)/.test(policy)

const withSource = (directive: string, source: string): string =>
  // A hash would turn 'unsafe-inline' off, which allows the script as well.
  directive.includes("'unsafe-inline'") && source.startsWith("'") ? directive : `${directive.replace(/ 'none'$/, '')} ${source}`

/**
 * The policy, with the first script (its hash, or its address) and its one address for reports added, and nothing else: `connect-src` and
 * `script-src` keep every other source, `'self'` as well.
 */
export const policyWith = (policy: string, script: string, reports: string): string => {
  const directives = policy.split(';').map(text => text.trim())
  const add = (name: string, source: string) => {
    const at = directives.findIndex(text => text.startsWith(`${name} `))
    const fallback = directives.find(text => text.startsWith('default-src '))?.replace('default-src', name)
    if (at >= 0) directives[at] = withSource(directives[at] ?? '', source)
    else if (fallback) directives.push(withSource(fallback, source))
  }
  add('script-src', script)
  add('connect-src', reports)
  return directives.join('; ')
}
