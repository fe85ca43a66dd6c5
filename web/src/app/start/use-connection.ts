import { useEffect } from 'react'
import type { Clients } from '#app/clients.ts'
import { whenIdle } from '#device/idle.ts'
import { showToast } from '#notices/notices.ts'
import { RequestError } from '#request/request-error.ts'
import { isSlow } from './connection.ts'

/** Reports that the browser is offline, or the connection slow (spec 1 §8): measured once the page is idle, and whenever the network returns. */
export const useConnection = ({ main: { request }, textOf }: Clients): void => {
  useEffect(() => {
    const say = async (key: 'network_offline' | 'network_slowly') => showToast(await textOf({ key }))

    const ping = async (): Promise<number | undefined> => {
      const begun = performance.now()
      try {
        await request('system.ping', { speed: String(Date.now()) }, { alert: false })
        return performance.now() - begun
      } catch (error) {
        if (error instanceof RequestError && error.kind === 'timeout') return undefined
        // Being offline does not count as slow.
        return 0
      }
    }
    const measure = async () => {
      if (isSlow(await ping())) await say('network_slowly')
    }
    const offline = () => void say('network_offline')
    const online = () => void measure()

    const cancel = whenIdle(() => {
      // The text for being offline cannot be loaded then.
      void textOf({ key: 'network_offline' })
      online()
    })
    window.addEventListener('offline', offline)
    window.addEventListener('online', online)
    return () => {
      cancel()
      window.removeEventListener('offline', offline)
      window.removeEventListener('online', online)
    }
  }, [request, textOf])
}
