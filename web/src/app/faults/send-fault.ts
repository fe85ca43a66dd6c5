import { describeFault, type FaultReport } from './describe-fault.ts'
import { createFaultCounter } from './fault-counter.ts'

// Loaded when the first fault is there (early-faults.ts). It imports nothing that the pages themselves need, so that it also works where
// they do not: a script that cannot be run at all is reported, too.

const mayBeSent = createFaultCounter(() => window.sessionStorage, Date.now)

/** Every page has its own path, and nothing of a visitor is in it; an address that was typed wrongly may hold anything. */
const routeOf = (path: string): string => (/^(?:\/[A-Za-z-]{1,24}(?:\.html)?){0,4}$/.test(path) ? path : '')

/** Every build gives the script that pages run another name. */
const versionOf = (page: Document): string =>
  /-([\w-]{7})\.js$/.exec(page.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[1] ?? ''

/** Sends a fault of this page home, if it is one of ours. `part`: the part of the page that was left out. */
const sendFault = (fault: unknown, part = ''): void => {
  const described = describeFault(fault, part, window.location.origin)
  if (!described || !mayBeSent(Object.values(described).join(' '))) return
  const body: FaultReport = {
    ...described,
    route: routeOf(window.location.pathname),
    version: versionOf(document),
    language: document.documentElement.lang,
  }
  const sending = fetch('/wps/faults/report', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ModuleId: 'FAULT3' },
    body: JSON.stringify(body),
    credentials: 'omit',
    // The page may be left, or loaded anew, just now.
    keepalive: true,
  })
  // An answer that nobody reads keeps its connection.
  void sending.then(answer => answer.text()).catch(() => undefined)
}

window.sendFault = sendFault
for (const fault of window.heldFaults ?? []) sendFault(...fault)
