/** An answer to one call. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** What is read of any answer: of our own calls, of those of a vendor of games, and of those of the console. */
export interface Content {
  readonly success?: boolean
  readonly errorCode?: string
  readonly status?: string
  readonly value?: unknown
  readonly error?: { readonly code?: string }
}

/**
 * `done`: acknowledged. `refused`: a definite no. `later`: nobody knows whether it was done, and when to ask again is said. `unclear`: an answer that no caller
 * could act on, with what is wrong with it.
 */
export type Verdict =
  | { readonly is: 'done'; readonly content: Content }
  | { readonly is: 'refused' | 'later'; readonly code: string }
  | { readonly is: 'unclear'; readonly why: string }

/** A line of a stack trace, or the text of a statement. */
const INSIDE = /\bat .+:\d+:\d+|node_modules|Failed query|select .+ from /i

const parsed = (text: string): Content | undefined => {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null ? content : undefined
  } catch {
    return undefined
  }
}

const short = (text: string): string => text.slice(0, 120).replaceAll(/\s+/g, ' ')

/** What an answer says, while something is broken behind the server (docs/faults.md). */
export const judge = ({ status, headers, text }: Reply): Verdict => {
  const unclear = (why: string): Verdict => ({ is: 'unclear', why: `${status} ${why}: ${short(text)}` })
  const content = parsed(text)
  if (!content) return unclear('without JSON')
  if (INSIDE.test(text)) return unclear('shows the inside of the server')
  const code = content.errorCode ?? content.error?.code ?? content.status
  if (status >= 500) {
    if (status !== 503) return unclear('instead of 503')
    if (code === undefined) return unclear('without a code')
    return Number(headers['retry-after']) > 0 ? { is: 'later', code } : unclear('without Retry-After')
  }
  if (content.success === true || (status === 200 && code === 'OK')) return { is: 'done', content }
  if (code === undefined) return unclear('without a code')
  return { is: 'refused', code }
}
