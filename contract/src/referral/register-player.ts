import Type from 'typebox'
import { declareCall } from '#call.ts'
import { Password, Username } from '#fields.ts'

export const registerPlayer = declareCall({
  method: 'POST',
  path: '/wps/agent/player',
  summary: 'Register a player below the agent; the player must choose a new password at the first sign-in',
  session: 'required',
  encrypted: true,
  moduleId: 'AGENT3',
  request: Type.Object({ username: Username, password: Password }),
  answer: Type.Object({ customerId: Type.String(), customerName: Type.String() }),
  errors: ['no_permissions', 'username.exists', 'password.weak', 'register.disabled'],
})
