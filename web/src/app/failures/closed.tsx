import { lazy, Suspense, type ReactNode } from 'react'
import { close, useClosure, type Closure } from '#notices/closure.ts'

const loadScreen = () => import('#features/closed/closed-screen.tsx')
const loadNotice = () => import('#features/closed/domain-notice.tsx')

const ClosedScreen = lazy(async () => ({ default: (await loadScreen()).ClosedScreen }))
const DomainNotice = lazy(async () => ({ default: (await loadNotice()).DomainNotice }))

/** Fetches what shuts the product ahead of need: when it is needed the server may answer nothing any more. */
export const prepareClosed = async (): Promise<void> => {
  await Promise.all([loadScreen(), loadNotice()])
}

/** Shuts the visitor out; false where what says so could not be fetched. */
export const showClosed = async (closure: Closure, prepare = prepareClosed): Promise<boolean> => {
  try {
    await prepare()
  } catch {
    return false
  }
  close(closure)
  return true
}

/** The product, or what stands in its place. The blocked-domain notice lies over the page. */
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
