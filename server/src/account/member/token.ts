/** Random bytes of a session or remember token (decision 8). */
export const TOKEN_BYTES = 32
