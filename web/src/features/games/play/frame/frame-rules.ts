import { parsedUrl } from '#device/parsed-url.ts'

/** How a vendor's page is shown. */
export interface FrameRules {
  readonly src: string
  readonly origin: string
  readonly sandbox: string
}

const SANDBOX = 'allow-scripts allow-forms allow-popups'

/**
 * The frame of a vendor's page; undefined where the address must not be shown. A page of our own origin could reach the session. One of our host
 * on another port could still read our cookies, which know no ports: it gets no origin. Any other has the rights of its own origin.
 */
export const frameRules = (address: string, own: string): FrameRules | undefined => {
  const url = parsedUrl(address)
  if (!url) return undefined
  const { href, origin, protocol, hostname } = url
  if (!/^https?:$/.test(protocol) || origin === own) return undefined
  const isOurHost = hostname === new URL(own).hostname
  return { src: href, origin, sandbox: isOurHost ? SANDBOX : `${SANDBOX} allow-same-origin` }
}
