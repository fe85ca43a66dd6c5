import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acts, actsFor, isActName } from './acts.ts'
import type { Payment } from './order.ts'
import type { SandboxParts } from './orders.ts'
import { deskPage } from './pages/desk-page.ts'
import { escapeHtml, page } from './pages/html.ts'
import { paymentPage } from './pages/payment-page.ts'
import { style } from './pages/style.ts'
import { perform } from './perform.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** `img-src` is for the page's empty icon: browsers ask for one of their own accord, and complain that it is refused. `form-action` covers the redirect that follows a form, too: back to the shop. */
const policyFor = (shop?: string): string =>
  `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'${shop === undefined ? '' : ` ${shop}`}; base-uri 'none'; frame-ancestors 'none'`

const html = (reply: FastifyReply, body: string, shop?: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policyFor(shop)).send(body)

const notFound = (reply: FastifyReply): FastifyReply =>
  html(
    reply.code(404),
    page('Not found', '<section class="card"><h2>There is no such payment</h2><p>The sandbox forgets its payments when it stops.</p></section>'),
  )

/** Forms are sent by the sandbox's own pages alone. */
const isOwnForm = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'

type OfPayment = FastifyRequest<{ Params: { readonly id: string; readonly act?: string } }>

const shopOf = ({ returnUrl }: Payment): string | undefined => (returnUrl === undefined ? undefined : new URL(returnUrl).origin)

/** The pages of testers: one for each payment, and the desk with all of them, which only this machine's users can see. */
export const registerPages = async (app: FastifyInstance, { book, callbacks, later, desk }: SandboxParts): Promise<void> => {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })

  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))

  app.get('/pay/:id', async (request: OfPayment, reply) => {
    const payment = book.byId(request.params.id)
    return payment ? html(reply, paymentPage(payment), shopOf(payment)) : notFound(reply)
  })

  app.post('/pay/:id/:act', async (request: OfPayment, reply) => {
    const { id, act = '' } = request.params
    const payment = book.byId(id)
    if (!payment || !isActName(act)) return notFound(reply)
    if (!isOwnForm(request)) return reply.code(403).send({ error: 'form' })
    // A form that is sent again finds the payment ended, and only shows it.
    if (!actsFor(payment).some(([name]) => name === act)) return reply.redirect(`/pay/${payment.id}`, 303)
    await perform(acts[act], payment, { callbacks, later })
    const { returnUrl } = payment
    return acts[act].place === 'main' && returnUrl !== undefined ? reply.redirect(returnUrl, 303) : reply.redirect(`/pay/${payment.id}`, 303)
  })

  await app.register(async inner => {
    inner.addHook('onRequest', async (request, reply) => {
      if (!LOOPBACK.has(request.ip)) return notFound(reply)
      return undefined
    })
    inner.get('/', async (_request, reply) => html(reply, deskPage(book.all(), desk.paysOut)))
    inner.post('/withdrawals/:choice', async (request: FastifyRequest<{ Params: { readonly choice: string } }>, reply) => {
      if (!isOwnForm(request)) return reply.code(403).send({ error: 'form' })
      desk.paysOut = request.params.choice === 'pay'
      return reply.redirect('/', 303)
    })
  })

  app.setNotFoundHandler((_request, reply) => void notFound(reply))
  app.setErrorHandler((error: { readonly statusCode?: number; readonly message: string }, _request, reply) => {
    const status = error.statusCode ?? 500
    void reply.code(status).send({ error: status < 500 ? escapeHtml(error.message) : 'internal' })
  })
}
