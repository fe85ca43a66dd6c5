export type ChangePasswordField = 'oldPassword' | 'newPassword' | 'repeated'

/** Text key (`errors`) of what is wrong with each field, besides what a new password needs by itself. */
export const faultsIn = ({ oldPassword, newPassword, repeated }: Readonly<Record<ChangePasswordField, string>>) =>
  ({
    oldPassword: oldPassword === '' ? 'password_required' : undefined,
    newPassword: newPassword !== '' && newPassword === oldPassword ? 'password.same' : undefined,
    repeated: repeated === newPassword ? undefined : 'passwords_differ',
  }) as const
