import { createHash } from 'node:crypto'
import type { RequestOf } from '@foyer/contract/call'
import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { sliderVerify } from '@foyer/contract/captcha/slider'
import { eq } from 'drizzle-orm'
import { captchaChallenges } from '#captcha/schema.ts'
import type { Database } from '#kernel/db/database.ts'
import { type TestApp, valueOf } from '#testing/test-app.ts'
import type { WireClient } from '#testing/wire-client.ts'

/** The position of the gap; it is only in the database. */
export const answerOf = async (db: Database, id: string): Promise<number> => {
  const [row] = await db
    .select()
    .from(captchaChallenges)
    .where(eq(captchaChallenges.idHash, createHash('sha256').update(id).digest('hex')))
  if (!row) throw new Error('The database has no such challenge.')
  return Number(row.answer)
}

export const workFor = (id: string, bits: number): number => {
  for (let work = 0; ; work++) if (createHash('sha256').update(`${id}.${work}`).digest().readUInt32BE(0) < 2 ** (32 - bits)) return work
}

/** The duration of the drag that `handTo` makes, ms. */
export const HAND_TIME = 900

/** The path of a drag to `x` by a human hand: fast at first, slow at the end, not exactly horizontal. */
export const handTo = (x: number): [number, number, number][] =>
  Array.from({ length: 20 }, (_, index) => {
    const share = index / 19
    return [Math.round(x * (1 - (1 - share) ** 3)), Math.round(Math.sin(share * 5) * 3), Math.round(share * HAND_TIME)]
  })

export interface Solving {
  readonly wire: TestApp
  readonly db: Database
  readonly client: WireClient
  readonly loginDeviceId?: string
}

/** A correct answer to a puzzle of the scene, ready to be sent. The clock is moved by the time that a drag takes. */
export const solution = async (scene: CaptchaScene, { wire, db, client, loginDeviceId }: Solving): Promise<RequestOf<typeof sliderVerify>> => {
  const device = loginDeviceId === undefined ? {} : { loginDeviceId }
  const { id, workBits } = valueOf(await client.call('captcha.slider', { scene, ...device }))
  const x = await answerOf(db, id)
  wire.system.clock.advance(2)
  return { id, x, way: 'drag', path: handTo(x), work: workFor(id, workBits), ...device }
}

/** The pass token that the server gives for a solved puzzle. */
export const passFor = async (scene: CaptchaScene, solving: Solving): Promise<string> =>
  valueOf(await solving.client.call('captcha.sliderVerify', await solution(scene, solving))).captcha

/** Makes the work of a challenge light, so that a test does not spend seconds on it. */
export const lightenWork = async (db: Database, id: string, workBits: number): Promise<void> => {
  const idHash = createHash('sha256').update(id).digest('hex')
  await db.update(captchaChallenges).set({ workBits }).where(eq(captchaChallenges.idHash, idHash))
}
