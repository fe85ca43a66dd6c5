export type ChangePasswordField = 'oldPassword' | 'newPassword' | 'repeated'

interface TypedPasswords extends Readonly<Record<Exclude<ChangePasswordField, 'oldPassword'>, string>> {
  /** Absent for a member without a password. */
  readonly oldPassword?: string
}

/** Text key (`errors`) of each field's error, besides the rules of a new password. */
export const faultsIn = ({ oldPassword, newPassword, repeated }: TypedPasswords) =>
  ({
    oldPassword: oldPassword === '' ? 'password_required' : undefined,
    newPassword: newPassword !== '' && newPassword === oldPassword ? 'password.same' : undefined,
    repeated: repeated === newPassword ? undefined : 'passwords_differ',
  }) as const
