export type LoginField = 'username' | 'password'

/** Text key (`errors`) for each missing field; the server checks the rest. */
export const missingIn = (form: Readonly<Record<LoginField, string>>): Partial<Record<LoginField, 'username_required' | 'password_required'>> => ({
  ...(form.username.trim() ? {} : { username: 'username_required' }),
  ...(form.password ? {} : { password: 'password_required' }),
})
