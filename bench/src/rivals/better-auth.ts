import { fileURLToPath } from 'node:url'
import { send, type Call } from '#load.ts'
import { emailOf, PASSWORD } from '#members.ts'
import { startProcess, type MeasuredProcess } from '#process-usage.ts'

export interface Rival {
  readonly process: MeasuredProcess
  session(member: number): Call
  signIn(member: number): Call
}

/** better-auth on the same database (better-auth-server.ts), once it has answered both calls as a server does that knows the member. */
export const startBetterAuth = async (hash: 'ours' | 'its own'): Promise<Rival> => {
  const file = fileURLToPath(new URL('better-auth-server.ts', import.meta.url))
  const process = await startProcess(file, { HASH: hash === 'ours' ? 'ours' : '' }, '/up')
  const rival: Rival = {
    process,
    session: member => ({ method: 'GET', path: '/api/auth/get-session', headers: { 'x-member': String(member) } }),
    signIn: member => ({
      method: 'POST',
      path: '/api/auth/sign-in/email',
      headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${process.port}` },
      body: JSON.stringify({ email: emailOf(member), password: PASSWORD }),
    }),
  }
  for (const call of [rival.session(1), rival.signIn(1)])
    if (!(await send(process.port, call)).includes(emailOf(1))) throw new Error(`better-auth does not know the member at ${call.path}.`)
  return rival
}
