import { Component, lazy, type ComponentType, type ReactNode } from 'react'
import { loadTexts } from '#texts/catalogues.ts'
import type { Route } from './routes.ts'

interface CaughtProps {
  readonly children: ReactNode
  readonly instead: ReactNode
}

/** What fails on a page leaves the shell as it is. */
export class Caught extends Component<CaughtProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}

const pages = new Map<Route, ComponentType>()

/** The component of a page, which comes with its texts when it is opened first. */
export const latePage = (route: Route): ComponentType => {
  const known = pages.get(route)
  if (known) return known
  const page = lazy(async () => {
    const [loaded] = await Promise.all([route.load(), loadTexts(route.catalogues)])
    return { default: loaded }
  })
  pages.set(route, page)
  return page
}
