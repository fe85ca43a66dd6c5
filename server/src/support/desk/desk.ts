import { ClientId } from '@foyer/contract/fields'
import { CHAT_TEXT_LENGTH } from '@foyer/contract/support/chat/chat-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Check } from 'typebox/value'
import type { Deps } from '#kernel/deps.ts'
import { onThisMachine } from '#kernel/http/loopback-only.ts'
import { headerOf } from '#kernel/http/read-header.ts'
import { Refusal } from '#kernel/refusal.ts'
import { answerChat } from '#support/chat/answer-chat.ts'
import { deskListPage, deskThreadPage, threadAddress, type DeskMessage } from './desk-page.ts'
import { deskStyle } from './desk-style.ts'

const CHATS_SHOWN = 100
const MESSAGES_SHOWN = 100
/** Pictures of one chat that are shown, the newest. */
const PICTURES_SHOWN = 10
/** Bytes of an answer: its characters, of which each may take four bytes that a form writes as three signs each (%F0), and its id. */
const FORM_LIMIT = CHAT_TEXT_LENGTH * 12 + 1_024
const POLICY = "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'"

/** Another site's page may send a form to this machine, but browsers then name that site. */
const isOwnForm = (request: FastifyRequest): boolean => {
  const origin = headerOf(request, 'origin')
  return origin !== undefined && URL.parse(origin)?.host === request.host
}

const notFound = (): never => {
  throw new Refusal('request.not.found')
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * `/dev/desk`: support reads and answers the product's own chat, in the demo and in development. Nobody signs in here, so only a user of
 * this machine sees it, and production does not have it.
 */
export const registerDesk = (
  app: FastifyInstance,
  { stores, inUnit, merchants, clock, newId }: Pick<Deps, 'stores' | 'inUnit' | 'merchants' | 'clock' | 'newId'>,
): void => {
  const answer = answerChat({ clock, newId })
  const ownerIn = async (query: unknown) => {
    const { merchant, member } = query as { readonly merchant?: unknown; readonly member?: unknown }
    const owner = { merchant: textOf(merchant), memberId: textOf(member) }
    return (await stores.members.byId(owner.merchant, owner.memberId)) ? owner : notFound()
  }
  const headers = { 'content-security-policy': POLICY, 'cache-control': 'no-store' }

  void app.register(async desk => {
    desk.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
      done(null, new URLSearchParams(body)),
    )

    desk.get('/dev/desk', onThisMachine, async (request, reply) => {
      const codes = merchants.all().map(({ code }) => code)
      const requested = textOf((request.query as { readonly merchant?: unknown }).merchant)
      const merchant = codes.find(code => code === requested) ?? codes[0] ?? ''
      const chats = await stores.chats.newest(merchant, CHATS_SHOWN)
      return reply
        .type('text/html; charset=utf-8')
        .headers(headers)
        .send(deskListPage(codes, merchant, chats))
    })

    desk.get('/dev/desk/thread', onThisMachine, async (request, reply) => {
      const owner = await ownerIn(request.query)
      const [member, messages] = await Promise.all([
        stores.members.byId(owner.merchant, owner.memberId),
        stores.chats.messages(owner, {}, MESSAGES_SHOWN),
      ])
      const last = messages.at(-1)
      if (last) await stores.chats.read(owner, 'support', last.seq)
      const newest = new Set(
        messages
          .filter(({ picture }) => picture)
          .slice(-PICTURES_SHOWN)
          .map(({ seq }) => seq),
      )
      const shown = await Promise.all(
        messages.map(async (message): Promise<DeskMessage> => {
          const image = newest.has(message.seq) ? await stores.chats.picture(owner, message.seq) : undefined
          return image ? { ...message, shown: `data:image/webp;base64,${Buffer.from(image).toString('base64')}` } : message
        }),
      )
      const page = deskThreadPage({ ...owner, username: member?.username ?? '' }, shown, newId())
      return reply.type('text/html; charset=utf-8').headers(headers).send(page)
    })

    desk.post('/dev/desk/thread', onThisMachine, async (request, reply) => {
      if (!isOwnForm(request)) return notFound()
      const owner = await ownerIn(request.query)
      const form = request.body as URLSearchParams
      const text = (form.get('text') ?? '').trim().slice(0, CHAT_TEXT_LENGTH)
      const clientId = form.get('clientId') ?? ''
      if (text === '' || !Check(ClientId, clientId))
        throw new Refusal('request.invalid', { fields: [{ path: '/text', reason: 'must not be empty' }] })
      await inUnit(unit => answer(unit, owner, { clientId, text }))
      return reply.redirect(threadAddress(owner.merchant, owner.memberId), 303)
    })

    desk.get('/dev/desk/style.css', onThisMachine, async (_request, reply) => reply.type('text/css; charset=utf-8').send(deskStyle))
  })
}
