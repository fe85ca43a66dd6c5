import { inlineSource } from '#kernel/pages/document/content-policy.ts'

/**
 * The policy of the mini-game's frame. `sandbox` without `allow-same-origin` takes its origin away, so that a script in it reaches neither
 * cookies nor storage nor the page, even where somebody opens the address by itself. It may load its own script and call nobody.
 * `own`: the origin by which it is requested.
 */
export const contentPolicyOfFrame = (styles: string, own: string): string =>
  [
    'sandbox allow-scripts',
    `default-src 'none'`,
    `script-src ${own}`,
    `style-src ${inlineSource(styles)}`,
    `img-src data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${own}`,
  ].join('; ')

/** The document that loads the widget's script, with the moment in `_t` (spec 2 §7). */
export const frameDocument = (version: string, styles: string, now: Date): string =>
  `<!doctype html><html lang="en" data-version="${version}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Mini-game</title><style>${styles}</style></head><body><script src="minigame.js?_t=${now.getTime()}"></script></body></html>`
