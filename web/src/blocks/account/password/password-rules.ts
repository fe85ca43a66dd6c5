export const passwordRules = ['length', 'not_username'] as const
export type PasswordRule = (typeof passwordRules)[number]

/** Without a chosen user name (`undefined`), the rule about it does not apply. */
export const rulesWith = (username: string | undefined): readonly PasswordRule[] =>
  username === undefined ? passwordRules.filter(rule => rule !== 'not_username') : passwordRules

/**
 * Which rules a new password meets. The server decides in the end, because only it knows the common passwords.
 * No rule demands certain kinds of characters (ASVS 6.2.5).
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
