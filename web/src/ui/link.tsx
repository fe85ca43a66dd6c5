import { createContext, use, type ComponentProps, type MouseEvent } from 'react'

/** How links navigate inside the app. */
export interface LinkNavigation {
  /** Opens a path inside the app without loading a new document. */
  follow(path: string): void
  /** The `href` to show, for players who open the link in another tab or copy it. */
  addressOf(href: string): string
}

const LinkContext = createContext<LinkNavigation | null>(null)

/** Gives every `Link` below it the app's navigation; without it, links load a new document. */
export const LinkProvider = LinkContext

const isPlainClick = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** Called on a plain click instead of opening the link. */
  instead?: (() => void) | undefined
}

/** A link to a path of the app. Opening it in a new tab works as with any other link; with a `target` it is the browser's to open. */
export const Link = ({ href, instead, onClick, ...rest }: LinkProps) => {
  const navigation = use(LinkContext)
  const follow = instead ?? (rest.target ? undefined : navigation?.follow)
  return (
    <a
      {...rest}
      href={navigation?.addressOf(href) ?? href}
      onClick={event => {
        onClick?.(event)
        if (!follow || event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        follow(href)
      }}
    />
  )
}
