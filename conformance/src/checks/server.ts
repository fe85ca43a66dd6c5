import { seal } from '@foyer/client/seal'
import { headersOf } from '@foyer/client/wire'
import { calls } from '@foyer/contract'
import { BODY_LIMIT } from '@foyer/contract/call'
import { requireRefusal } from '#judge.ts'
import { expectThat, NotTested } from '#result.ts'
import type { Stage } from '#stage.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const messageOf = ({ body }: { readonly body: unknown }) => (body as { readonly message?: unknown } | undefined)?.message

/** What holds for the server as a whole, and not for one call. */
export const serverChecks = async ({ wire, results, languages }: Stage): Promise<void> => {
  const check = (name: string, make: () => Promise<void>) => results.check('the server', name, make)
  const { method, path } = calls['captcha.slider']
  const headers = { ...headersOf('captcha.slider', { merchant: wire.merchant }), Language: 'EN' }

  await check('an unknown call is not found', async () =>
    requireRefusal(await wire.sendTo('GET', '/wps/no/such/call', { headers }), ['request.not.found']),
  )
  await check('a body that is no JSON is refused', async () =>
    requireRefusal(await wire.sendTo(method, path, { headers: { ...headers, ...JSON_TYPE }, body: '{"scene"' }), ['request.invalid']),
  )
  await check('a body of another type is refused', async () =>
    requireRefusal(await wire.sendTo(method, path, { headers: { ...headers, 'Content-Type': 'text/csv' }, body: 'scene' }), [
      'request.type.unsupported',
    ]),
  )
  await check('a body that is too large is refused', async () => {
    const body = JSON.stringify({ scene: 'login', more: 'x'.repeat(BODY_LIMIT) })
    requireRefusal(await wire.sendTo(method, path, { headers: { ...headers, ...JSON_TYPE }, body }), ['request.too.large'])
  })
  await check('messages are in the language of the request', async () => {
    const [first, second] = languages
    if (first === undefined || second === undefined) throw new NotTested('the merchant has one language')
    const said = await Promise.all([first, second].map(async language => messageOf(await wire.send('wallet.balance', { language }))))
    expectThat(said[0] !== said[1], `customer.not.login has the same message in ${first} and ${second}`)
  })
  await check('an envelope is accepted once', async () => {
    const { method: how, path: where } = calls['session.login']
    const sealed = await seal({ type: 'username', username: 'no.such.member', password: 'Lantern-42-river' }, await wire.publicKey())
    const init = { headers: { ...headersOf('session.login', { merchant: wire.merchant }), ...JSON_TYPE, ...sealed.headers }, body: sealed.body }
    await wire.sendTo(how, where, init)
    requireRefusal(await wire.sendTo(how, where, init), ['encryption_invalid'])
  })
  await check('a body that does not fit its digest is refused', async () => {
    const { method: how, path: where } = calls['session.login']
    const sealed = await seal({ type: 'username' }, await wire.publicKey())
    const wrong = { ...sealed.headers, 'X-Digest': '0'.repeat(64) }
    const init = { headers: { ...headersOf('session.login', { merchant: wire.merchant }), ...JSON_TYPE, ...wrong }, body: sealed.body }
    requireRefusal(await wire.sendTo(how, where, init), ['encryption_invalid'])
  })
  await check('every page may call the ping, without credentials', async () => {
    const reply = await wire.send('system.ping', { headers: { Origin: 'https://another-line.example' } })
    expectThat(reply.headers.get('access-control-allow-origin') === '*', 'Access-Control-Allow-Origin is not *')
    expectThat(!reply.headers.has('access-control-allow-credentials'), 'it allows credentials')
  })
}
