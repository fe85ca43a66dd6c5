/** Random bytes of the id of a payment, or of an account that is paid out to. */
export const ID_BYTES = 16
