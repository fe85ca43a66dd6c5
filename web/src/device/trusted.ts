// What the browser takes for code must be marked as ours (Trusted Types, https://w3c.github.io/trusted-types/dist/spec/): the content policy of pages that
// load no script of others refuses everything else (docs/security/pages.md).

interface Policy {
  createHTML(text: string): unknown
  createScriptURL(address: string): unknown
}
interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string; readonly createScriptURL: (address: string) => string }): Policy
}

/** The name that the content policy allows, once. */
const NAME = 'foyer'

const OWN_WORKER = /^\/m\/sw\.js(?:\?|$)/

const ownWorker = (address: string): string => {
  if (!OWN_WORKER.test(address)) throw new TypeError(`${address} is no script of ours`)
  return address
}

let policy: Policy | undefined
const ownPolicy = (): Policy | undefined => {
  // On the server nothing is written into a page.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy(NAME, { createHTML: text => text, createScriptURL: ownWorker })
  return policy
}

/** HTML that our server wrote or cleaned, or that is cleaned on the page. */
export const trustedHtml = (html: string): string => (ownPolicy()?.createHTML(html) ?? html) as string

/** The address of the service worker. */
export const trustedWorker = (address: string): string => (ownPolicy()?.createScriptURL(address) ?? ownWorker(address)) as string
