import { lazy, Suspense, type ReactNode } from 'react'
import { close, useClosure, type Closure } from '#notices/closure.ts'

const loadScreen = () => import('#features/site/closed/closed-screen.tsx')
const loadNotice = () => import('#features/site/closed/domain-notice.tsx')

const ClosedScreen = lazy(async () => ({ default: (await loadScreen()).ClosedScreen }))
const DomainNotice = lazy(async () => ({ default: (await loadNotice()).DomainNotice }))

/** Loads the closed pages before they are needed, because at that time the server may not answer. */
export const prepareClosed = async (): Promise<void> => {
  await Promise.all([loadScreen(), loadNotice()])
}

/** Closes the product to the visitor; false if the page for it could not be loaded. */
export const showClosed = async (closure: Closure, prepare = prepareClosed): Promise<boolean> => {
  try {
    await prepare()
  } catch {
    return false
  }
  close(closure)
  return true
}

/** The product, or the page in its place. The blocked-domain notice covers the page. */
export const OpenOrClosed = ({ children }: { readonly children: ReactNode }) => {
  const closure = useClosure()
  if (!closure) return children
  if (closure.kind !== 'domain')
    return (
      <Suspense>
        <ClosedScreen closure={closure} />
      </Suspense>
    )
  return (
    <>
      {children}
      <Suspense>
        <DomainNotice message={closure.message} />
      </Suspense>
    </>
  )
}
