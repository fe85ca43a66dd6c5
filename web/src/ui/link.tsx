import { createContext, use, type ComponentProps, type MouseEvent } from 'react'

/** How links move inside the app. */
export interface LinkWays {
  /** Goes to a path inside the app without loading a new document. */
  follow(path: string): void
  /** What the link names, for whoever opens it in another tab, or copies it. */
  addressOf(href: string): string
}

const LinkContext = createContext<LinkWays | null>(null)

/** Hands the app's way to navigate to every `Link` below; without one, links load a new document. */
export const LinkProvider = LinkContext

const isPlainClick = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** What a plain click does in place of going there. */
  instead?: (() => void) | undefined
}

/** A link to a path of the app. Opening it in a new tab works as with any other link. */
export const Link = ({ href, instead, onClick, ...rest }: LinkProps) => {
  const ways = use(LinkContext)
  const follow = instead ?? ways?.follow
  return (
    <a
      {...rest}
      href={ways?.addressOf(href) ?? href}
      onClick={event => {
        onClick?.(event)
        if (!follow || event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        follow(href)
      }}
    />
  )
}
