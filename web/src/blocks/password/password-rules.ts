export const passwordRules = ['length', 'not_username'] as const
export type PasswordRule = (typeof passwordRules)[number]

/**
 * Which rules a new password meets; the server has the last word, as it alone knows the common ones.
 * None says what a password must be made of (ASVS 6.2.5).
 * `minLength` is the merchant's.
 */
export const metRules = (password: string, username: string, minLength: number): Readonly<Record<PasswordRule, boolean>> => ({
  length: [...password].length >= minLength,
  not_username: password !== '' && password.toLowerCase() !== username.trim().toLowerCase(),
})

export const firstUnmetRule = (password: string, username: string, minLength: number): PasswordRule | undefined => {
  const met = metRules(password, username, minLength)
  return passwordRules.find(rule => !met[rule])
}
