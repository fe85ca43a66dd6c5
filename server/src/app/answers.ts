import { joined } from '#kernel/collected.ts'
import type { KeyRing } from '#kernel/crypto/key-ring.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Answers } from '#kernel/service.ts'
import { subjects } from './subjects.ts'

/** The whole API: every declared call and what answers it. That none is missing, the types of `subjects.ts` check. */
export const answers = (deps: Deps & { readonly keys: KeyRing }): Answers =>
  joined(
    'answers',
    subjects.map(subject => subject.answers?.(deps)),
  ) as Answers
