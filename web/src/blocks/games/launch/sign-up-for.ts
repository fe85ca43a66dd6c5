import { startAddress, type LaunchOrder } from './launch-order.ts'
import { signInTo } from './ways-in.ts'

/** Where a visitor, or a guest, gets an account, and then arrives in the real game: registration, or sign-in where that is closed. */
export const signUpFor = (order: LaunchOrder, { register }: { readonly register: { readonly enabled: boolean } }): string =>
  signInTo(startAddress(order, false), { beforeLoginGoRegister: true, register })
