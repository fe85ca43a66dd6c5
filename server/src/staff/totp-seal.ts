/** The purpose for which authenticator secrets of staff are sealed. */
export const STAFF_TOTP_SEAL = 'staff-totp'
