/** What the server takes: visible characters without a colon, which separates what decides a round. */
export const CLIENT_SEED = /^[!-9;-~]{1,64}$/

/** 128 bits as 32 characters: what no one could have expected. */
export const newSeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), word => word.toString(16).padStart(8, '0')).join('')
