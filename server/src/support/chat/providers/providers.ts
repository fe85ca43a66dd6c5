import { chatwoot } from './chatwoot.ts'
import { desk } from './desk.ts'
import { link } from './link.ts'

/** Every chat between members and support. */
export const chatProviders = [desk, link, chatwoot] as const
