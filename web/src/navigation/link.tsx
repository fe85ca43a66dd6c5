import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link as RouterLink } from 'wouter'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: string
  readonly replace?: boolean
  readonly children: ReactNode
}

/** A link inside the product: it navigates in place, carrying the visit's parameters (spec 2 §2). */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <RouterLink href={to} {...rest}>
    {children}
  </RouterLink>
)
