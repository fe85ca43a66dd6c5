import { drawPath } from '@foyer/contract/lottery/draw-path'
import type { Deps, Stores } from '#kernel/deps.ts'
import { queuePush } from '#push/queue-push.ts'
import type { StoredDraw } from './stored-draw.ts'

/** Tells those who bought tickets of a draw what became of it, as far as they get push messages. */
export const notifyPlayers = (deps: Pick<Deps, 'clock' | 'newId'>) => {
  const push = queuePush(deps)
  return async (unit: Pick<Stores, 'jobs' | 'pushes'>, { merchant, id, name }: StoredDraw, text: 'push_draw' | 'push_draw_void'): Promise<void> => {
    const audience = { draw: id }
    if ((await unit.pushes.audienceSize({ merchant, audience })) === 0) return
    await push(unit, merchant, {
      kind: 'draws',
      says: { text, values: { lottery: name } },
      path: drawPath(id),
      audience,
    })
  }
}
