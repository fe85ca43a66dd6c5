import { signsOf } from '#keys/key-rules.ts'
import { useQueues } from '#queues/use-queues.ts'
import { useMay, useSession } from '#session/session.ts'
import { useOff } from '#session/use-off.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { IconName } from '#ui/icon-paths.ts'
import { paletteActs } from './acts.ts'
import type { PaletteItem } from './palette-rules.ts'
import { visibleRoutes } from './route-rules.ts'
import { rootOf, routes } from './routes.ts'

export interface Entry extends PaletteItem {
  readonly icon: IconName
  readonly href?: string | undefined
  readonly act?: (() => void) | undefined
  readonly keys?: readonly string[] | undefined
  readonly beside?: string | undefined
}

/** What the palette offers by itself: what waits, acts, pages. */
export const usePaletteItems = (): readonly Entry[] => {
  const t = useTexts('shell')
  const may = useMay()
  const off = useOff()
  const { me, chosen, choose, signOut } = useSession()
  const { value: queues = [] } = useQueues()
  const waiting = queues
    .filter(({ state }) => state.total > 0)
    .map((queue): Entry => ({
      id: `queue ${queue.op}`,
      group: t('group_waiting'),
      words: t(queue.title),
      icon: 'inbox',
      href: queue.href,
      beside: t('waiting', { count: queue.state.total }),
    }))
  const acts = paletteActs.map((act): Entry => ({
    id: act.title,
    group: t('group_acts'),
    words: t(act.title),
    icon: act.icon,
    href: act.href,
    off: off(act.permission),
  }))
  const pages = visibleRoutes(routes, may).map((route): Entry => ({
    id: route.path,
    group: t('group_pages'),
    words: t(route.title),
    icon: route.icon,
    href: rootOf(route),
    keys: signsOf(`g ${route.key}`, false),
  }))
  const merchants = me.merchants.length > 1 ? me.merchants : []
  const own: Entry[] = [
    ...merchants.map(({ code, name }): Entry => ({
      id: `merchant ${code}`,
      group: t('group_acts'),
      words: t('act_look_at', { name }),
      icon: 'eye',
      act: () => choose([code]),
      off: chosen.length === 1 && chosen[0]?.code === code ? t('is_chosen') : undefined,
    })),
    { id: 'sign-out', group: t('group_acts'), words: t('sign_out'), icon: 'lock', act: signOut },
  ]
  return [...waiting, ...acts, ...own, ...pages].toSorted((one, other) => groupOrder(t, one.group) - groupOrder(t, other.group))
}

const groupOrder = (t: ReturnType<typeof useTexts<'shell'>>, group: string): number =>
  [t('group_members'), t('group_waiting'), t('group_acts'), t('group_pages')].indexOf(group)
