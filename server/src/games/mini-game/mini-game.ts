import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { hostName } from '#kernel/http/site.ts'
import type { MerchantSource } from '#kernel/merchants/merchant.ts'
import { ownOrigin } from '#kernel/pages/document/own-origin.ts'
import { contentPolicyOfFrame, frameDocument } from './frame-document.ts'

/** The versions of the widget: of LOTTMINIGAME3 and SEALOTTMINIGAME3 (spec 2 §4, Mini-game widget). */
const VERSIONS = ['v1', 's1'] as const

const fileOf = (name: string): Promise<string> => readFile(new URL(`files/${name}`, import.meta.url), 'utf8')

/** `GET /mini-game/<version>/minigame.js` and the frame that it runs in (docs/mini-game.md). The query `_t` only names a moment. */
export const registerMiniGame = async (app: FastifyInstance, merchants: MerchantSource, clock: () => Date): Promise<void> => {
  const [script, styles] = await Promise.all([fileOf('minigame.js'), fileOf('minigame.css')])
  for (const version of VERSIONS) {
    app.get(`/mini-game/${version}/minigame.js`, (_request, reply) =>
      reply
        // Its frame has no origin, so to the browser it is a script of another site.
        .headers({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'private, max-age=3600',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(script),
    )
    app.get(`/mini-game/${version}/`, (request, reply) => {
      const match = merchants.byHost(hostName(request.host))
      if (!match || match.blocked) return reply.callNotFound()
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'private, no-cache',
          'content-security-policy': contentPolicyOfFrame(styles, ownOrigin(request)),
          'referrer-policy': 'no-referrer',
        })
        .send(frameDocument(version, styles, clock()))
    })
  }
}
