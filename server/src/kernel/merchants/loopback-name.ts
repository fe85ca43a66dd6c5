/** Names by which only this machine can reach itself. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a host name, in small letters and without port, is this machine's own. */
export const isLoopbackName = (name: string): boolean => LOOPBACK.test(name)
