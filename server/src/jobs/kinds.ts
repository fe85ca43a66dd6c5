import Type from 'typebox'
import { declareJobs, type Lane } from './job-kind.ts'

/** Codes and other messages to players: somebody waits for them. */
const MESSAGES: Lane = { name: 'messages', atOnce: 10 }
/** Clean-ups, which nobody waits for. */
export const SWEEPS: Lane = { name: 'sweeps', atOnce: 2 }

/** Every kind of job that services queue. `compose.ts` names what does each of them; nothing compiles until it does. */
export const jobKinds = declareJobs({
  /** A message by SMS or e-mail; `sealed` holds it, for it may carry a code. Each message says itself until when it is of use. */
  message: { lane: MESSAGES, payload: Type.Object({ sealed: Type.String() }) },
})
