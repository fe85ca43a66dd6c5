import type { PixelTrack } from './pixel-track.ts'

/**
 * Where a page finds each part of the pixel record: parameters of the address that the visitor came by, the first one that is there, and a cookie.
 * No schemas here, so that the web may import this file.
 */
export const pixelSources: Readonly<Partial<Record<keyof PixelTrack, { readonly query?: readonly string[]; readonly cookie?: string }>>> = {
  facebookId: { query: ['fbPixelId'] },
  facebookClickId: { query: ['fbclid'] },
  tiktokId: { query: ['tiktokPixelId'] },
  tiktokClickId: { query: ['ttclid'] },
  kwaiId: { query: ['kwai_pixel_id'] },
  kwaiClickId: { query: ['kwaiclid', 'clickid', 'click_id'] },
  gtagId: { query: ['gtagId'] },
  gclid: { query: ['gclid'] },
  gbraid: { query: ['gbraid'] },
  wbraid: { query: ['wbraid'] },
  twclid: { query: ['twclid'] },
  bigoId: { query: ['bigoPixelId'] },
  bbg: { query: ['bbg'], cookie: '_bge_bbg' },
  voluumCid: { query: ['cid'] },
  propellerVisitorId: { query: ['visitor_id'] },
  kadamId: { query: ['kadam_id'] },
  tfTracker: { query: ['tfTracker'] },
  fbc: { cookie: '_fbc' },
  fbp: { cookie: '_fbp' },
  ttp: { cookie: '_ttp' },
}
