import type { Deps } from '#kernel/deps.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'

export type StepDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'seals' | 'lotteryKeys' | 'beacon' | 'merchants'>

/** Does one step of a draw. Done again, or by several processes at once, it changes nothing more. */
export type Step = (draw: StoredDraw) => Promise<void>
