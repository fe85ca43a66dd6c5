import { geetest3 } from './geetest/geetest3.ts'
import { geetest4 } from './geetest/geetest4.ts'

/** Every company that sets captchas; those of our own need no choice. */
export const captchaProviders = [geetest3, geetest4] as const
