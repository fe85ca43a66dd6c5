export const passwordRules = ['length', 'not_username'] as const
export type PasswordRule = (typeof passwordRules)[number]

/** Where no user name is chosen (`undefined`), none can be repeated. */
export const rulesWith = (username: string | undefined): readonly PasswordRule[] =>
  username === undefined ? passwordRules.filter(rule => rule !== 'not_username') : passwordRules

/**
 * Which rules a new password meets; the server has the last word, as it alone knows the common ones.
 * None says what a password must be made of (ASVS 6.2.5).
 * `minLength` is the merchant's.
 */
export const metRules = (password: string, username: string | undefined, minLength: number): Readonly<Record<PasswordRule, boolean>> => ({
  length: [...password].length >= minLength,
  not_username: password !== '' && password.toLowerCase() !== username?.trim().toLowerCase(),
})

export const firstUnmetRule = (password: string, username: string | undefined, minLength: number): PasswordRule | undefined => {
  const met = metRules(password, username, minLength)
  return rulesWith(username).find(rule => !met[rule])
}
