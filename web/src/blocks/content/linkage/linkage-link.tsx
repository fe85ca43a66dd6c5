import type { Linkage } from '@foyer/contract/content/linkage/linkage'
import type { ComponentProps } from 'react'
import { Link } from '#ui/link.tsx'
import { FOREIGN } from './open-site.ts'
import { useLinkage } from './use-linkage.ts'

/** A link to wherever content leads; where it leads nowhere, what it holds without a link. */
export const LinkageLink = ({ to, ...rest }: { readonly to: Readonly<Linkage> } & Pick<ComponentProps<'a'>, 'className' | 'children'>) => {
  const way = useLinkage()(to)
  if (!way) return <div {...rest} />
  return <Link {...rest} {...(way.foreign && FOREIGN)} href={way.href} instead={way.go} />
}
