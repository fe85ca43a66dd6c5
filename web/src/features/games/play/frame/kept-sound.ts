import { localStore } from '#device/storage.ts'

/** Whether the player has turned the sound of games on. A game without an origin of its own can keep nothing. */
const KEY = 'SHELL_gameSound'

export const keepSound = (isOn: boolean): void => (isOn ? localStore.set(KEY, 'on') : localStore.remove(KEY))

export const isSoundKept = (): boolean => localStore.get(KEY) === 'on'
