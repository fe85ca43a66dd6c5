import { localStore } from '#device/storage.ts'

/** Under which a login is kept on this device. It stands apart from the code that reads the login, which most visits do without. */
export const LOGIN_KEY = 'SHELL_savedLogin'

/** Whether a login was kept on this device. It may be one that signs nobody in. */
export const mayHaveSavedLogin = (): boolean => localStore.get(LOGIN_KEY) !== null
