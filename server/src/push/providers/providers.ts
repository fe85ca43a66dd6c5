import { fcm } from './fcm/fcm.ts'

/** Every push service besides those of the browsers. */
export const pushProviders = [fcm] as const
