export type ChangePasswordField = 'oldPassword' | 'newPassword' | 'repeated'

interface Typed extends Readonly<Record<Exclude<ChangePasswordField, 'oldPassword'>, string>> {
  /** Absent for a member who has none yet. */
  readonly oldPassword?: string
}

/** Text key (`errors`) of what is wrong with each field, besides what a new password needs by itself. */
export const faultsIn = ({ oldPassword, newPassword, repeated }: Typed) =>
  ({
    oldPassword: oldPassword === '' ? 'password_required' : undefined,
    newPassword: newPassword !== '' && newPassword === oldPassword ? 'password.same' : undefined,
    repeated: repeated === newPassword ? undefined : 'passwords_differ',
  }) as const
