import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { keptOwnKey } from '#kernel/ops/kept-own-key.ts'
import { pushPublicKeyOf } from '#push/push-keys.ts'
import { memberMessages } from './member-messages.ts'

export const ops = (deps: Deps) => ({ 'members.messages': memberMessages(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const keys = ({ pushKeys }: Deps) =>
  ({ push: keptOwnKey(pushKeys.kept, pushPublicKeyOf) }) satisfies ReturnType<NonNullable<ConsolePart['keys']>>
