import type { NoticedMoment } from '@foyer/contract/tracking/pixels'
import type { TrackingEvent } from '@foyer/contract/tracking/tracking-event'
import type { RunningPixels } from './run-pixels.ts'

/** What happens before the scripts run is kept in memory alone, so many events at most. */
const MOST = 50

/**
 * Stands between what is noticed and the scripts, which load later, if ever. Until they may run, what the page notices waits; once they must not, it is
 * forgotten.
 */
export const createPixelBridge = () => {
  let pixels: RunningPixels | undefined
  let state: 'waiting' | 'running' | 'ended' = 'waiting'
  let early: TrackingEvent[] = []
  const forget = () => {
    early = []
  }

  return {
    /** Whose scripts tell of it. */
    note(event: TrackingEvent): ReturnType<RunningPixels['note']> {
      if (state === 'running' && pixels) return pixels.note(event, false)
      if (state === 'waiting' && early.length < MOST) early.push(event)
      return []
    },

    noticed(moments: readonly NoticedMoment[]): void {
      if (state === 'running') pixels?.noticed(moments)
    },

    /** Until the server has said what this visitor allows. Pixels that were ended stay so until the page is loaded anew. */
    wait(): void {
      if (state !== 'ended' || !pixels) state = 'waiting'
    },

    /** The first time `start` gives the pixels; later they are told of what was chosen. */
    run(start: () => RunningPixels, agreed: Parameters<RunningPixels['chosen']>[0]): void {
      if (state === 'ended') return
      if (pixels) pixels.chosen(agreed)
      else pixels = start()
      state = 'running'
      for (const event of early) pixels.note(event, true)
      forget()
    },

    /** Returns whether pixels ran. */
    end(): boolean {
      forget()
      if (state !== 'ended') pixels?.end()
      state = 'ended'
      return pixels !== undefined
    },
  }
}
