// No schemas here: the web reads it at run time.

export const WORKER_PATH = '/m/sw.js'
/** What the worker shows without a network. */
export const OFFLINE_PATH = '/m/offline'
