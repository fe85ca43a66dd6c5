const ADDRESS = /^[\d.]+$|^\[/

/** Whether passkeys work on this page: the browser has them, on an encrypted page of a host with a name. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && !ADDRESS.test(location.hostname)
