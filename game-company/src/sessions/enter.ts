import type { PlatformCall } from '#wire/platform-call.ts'
import type { Launch } from './launch.ts'
import type { Launches } from './launches.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_.:-]{1,64}$/.test(value)

/** The launch with the platform's session, which its token is exchanged for once; why there is none otherwise. */
export const createEnter =
  (call: PlatformCall, launches: Launches) =>
  async (launch: Launch): Promise<Launch | 'refused' | 'unclear'> => {
    if (launch.mode === 'trial' || launch.session !== '') return launch
    const reply = await call(launch.account, launch.walletUrl, 'session', { token: launch.token })
    if (!reply) return 'unclear'
    if (reply.status !== 'OK') return 'refused'
    const { session, player, currency, decimals, game } = reply
    if (!isText(session) || !isText(player) || currency !== launch.currency || game !== launch.game || decimals !== launch.decimals) return 'refused'
    return launches.enter(launch, { session, player })
  }
