import { useLocation } from 'wouter'
import { useKey } from '#keys/use-keys.ts'
import { useTexts } from '#texts/use-texts.ts'
import { rootOf, type Route as RouteOfTable } from './routes.ts'

export const GoKey = ({ route }: { route: RouteOfTable }) => {
  const t = useTexts('shell')
  const [, go] = useLocation()
  useKey(`g ${route.key}`, t('key_go', { page: t(route.title) }), () => go(rootOf(route)))
  return null
}
