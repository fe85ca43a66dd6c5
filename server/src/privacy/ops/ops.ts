import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { closeMember } from './close-member.ts'
import { addDataRequest, dataRequests, endDataRequest } from './data-requests.ts'
import { giveData, memberFates, retention } from './member-data.ts'

export const ops = (deps: Deps) =>
  ({
    'members.close': closeMember(deps),
    'members.giveData': giveData(deps),
    'members.fates': memberFates(deps),
    'privacy.retention': retention(deps),
    'requests.list': dataRequests(deps),
    'requests.add': addDataRequest(deps),
    'requests.end': endDataRequest(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
