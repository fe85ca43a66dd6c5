/**
 * For actions inside a page that need a member (deposit, favourites …; readings, Session): runs `action` when signed in,
 * else opens the sign-in dialog and runs it after success. The dialog itself is drawn by `app`.
 */
export declare const useMemberAction: (action: () => void) => () => void
