import { Suspense } from 'react'
import { Boundary, type BoundaryProps } from './boundary.tsx'

/**
 * A part of a page that the rest can do without. If it fails, it is left out and the fault is reported; the page stays. On the server nothing
 * but `Suspense` catches: a part that fails there is left out of the HTML, and drawn in the browser.
 */
export const Part = ({ children, ...boundary }: Omit<BoundaryProps, 'instead'>) => (
  <Boundary {...boundary}>
    <Suspense>{children}</Suspense>
  </Boundary>
)
