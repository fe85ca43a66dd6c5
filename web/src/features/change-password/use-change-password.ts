import type { Problem } from '#session/problem.ts'

/** Why the member was sent here (spec 1 §4, Change-password redirect); null when they came by themselves. */
export type ChangeReason = 'first-login' | 'expired' | 'weak'

export interface PasswordChange {
  readonly processing: boolean
  readonly problem: Problem | null
  readonly reason: ChangeReason | null
  submit(form: { readonly oldPassword: string; readonly newPassword: string }): Promise<void>
}

/** After success a toast shows, and the member goes home. */
export declare const useChangePassword: () => PasswordChange
