/** Text of a player as it may be printed: what would steer the terminal, such as a sequence that moves its cursor, is left out. Lines stay. */
export const forTerminal = (text: string): string => text.replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')
