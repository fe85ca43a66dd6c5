/** Random bytes of a session or remember token (design, Session token). */
export const TOKEN_BYTES = 32
