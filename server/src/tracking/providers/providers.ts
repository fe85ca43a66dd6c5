import { adjust } from './adjust.ts'
import { appsflyer } from './appsflyer.ts'
import { bigo } from './bigo.ts'
import { facebook } from './facebook.ts'
import { gtag } from './gtag.ts'
import { kwai } from './kwai.ts'
import { kadam, propeller, tf, voluum } from './postbacks.ts'
import { tiktok } from './tiktok.ts'
import { twitter } from './twitter.ts'

/** Every company that is sent events. */
export const trackingProviders = [facebook, tiktok, kwai, gtag, appsflyer, adjust, twitter, bigo, voluum, propeller, kadam, tf] as const
