import { useQueues } from '#queues/use-queues.ts'
import { isAt } from './route-rules.ts'
import { rootOf, type Route } from './routes.ts'

/** How many wait at each page, and whether one of them is late. */
export const useWaitingAt = (): ((route: Route) => { readonly total: number; readonly isLate: boolean }) => {
  const { value: queues = [] } = useQueues()
  return route => {
    const own = queues.filter(({ href }) => rootOf(route) !== '/' && isAt(route, href.split('?')[0] ?? href))
    return { total: own.reduce((sum, { state }) => sum + state.total, 0), isLate: own.some(({ state }) => state.isLate) }
  }
}
