import { userInfo } from 'node:os'
import type { Deps } from '#kernel/deps.ts'
import { recordStaff } from './record-staff.ts'

/** Writes that a command was begun, by which user of the machine and with which words: what is done by a shell stands beside what is done in the console. */
export const recordCommand =
  (deps: Pick<Deps, 'inUnit' | 'seals' | 'clock' | 'newId'>) =>
  /** `merchant`: its code, or `*`. */
  async (merchant: string, name: string, args: readonly string[]): Promise<void> => {
    const user = userInfo().username
    await deps.inUnit(unit =>
      recordStaff(deps)(unit, {
        event: 'command.run',
        merchant,
        person: { id: 'shell', login: user, name: user },
        about: { kind: 'command', id: name },
        after: { args },
        ip: '',
        requestId: deps.newId(),
      }),
    )
  }
