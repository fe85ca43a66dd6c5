import { calls, type CallName } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'
import { SESSION_ERRORS, type ErrorCode } from '@foyer/contract/errors'
import { requireRefusal } from '#judge.ts'
import { NotTested } from '#result.ts'
import { sampleOf } from '#sample-of.ts'
import type { Stage } from '#stage.ts'
import type { Sending } from '#wire.ts'
import { wrongRequest } from '#wrong-request.ts'

const ENDED: readonly ErrorCode[] = SESSION_ERRORS.filter(code => code !== 'password.change.required' && code !== 'token_ip_different')
/** In the form of a token, but nobody's. */
const NOBODYS_TOKEN = 'nobody-'.padEnd(43, '0')
const METHODS = ['GET', 'POST', 'PUT', 'DELETE']
const NO_MERCHANT = 'no-such-merchant'

const requestOf = (call: CallDeclaration) => sampleOf(call.request) as Readonly<Record<string, unknown>>

/** Calls that nothing must come of: what each must be refused with follows from its declaration. */
export const refusedCalls = async (name: CallName, { wire, results, member, otherMerchant }: Stage): Promise<void> => {
  const call: CallDeclaration = calls[name]
  const request = requestOf(call)
  const refused = (check: string, codes: readonly ErrorCode[], sending: () => Sending) =>
    results.check(name, check, async () => requireRefusal(await wire.send(name, { request, ...sending() }), codes))
  const tokenOfMember = (token: 'token' | 'endedToken'): string => {
    if (typeof member === 'string') throw new NotTested(member)
    return member[token]
  }

  if (call.session === 'required') {
    await refused('no token', ENDED, () => ({}))
    await refused('token of nobody', ENDED, () => ({ token: NOBODYS_TOKEN }))
    await refused('ended token', ENDED, () => ({ token: tokenOfMember('endedToken') }))
    await refused('other merchant', [...ENDED, 'merchant.mismatch'], () => {
      if (otherMerchant === undefined) throw new NotTested('no other merchant was named (--other)')
      return { token: tokenOfMember('token'), merchant: otherMerchant }
    })
  }
  if (call.encrypted) {
    await refused('plain body', ['encryption_required'], () => ({
      isPlain: true,
      ...(call.session === 'required' && { token: tokenOfMember('token') }),
    }))
  }
  await refused('wrong input', ['request.invalid'], () => {
    const wrong = wrongRequest(call.request as never, request, call.method === 'GET' || call.method === 'DELETE')
    if (!wrong) throw new NotTested('it takes any input')
    return { request: wrong, ...(call.session === 'required' && { token: tokenOfMember('token') }) }
  })
  await refused('unknown merchant', ['merchant.unknown'], () => ({ merchant: NO_MERCHANT }))
  await results.check(name, 'wrong method', async () => {
    const declared = new Set(Object.values<CallDeclaration>(calls).flatMap(({ path, method }) => (path === call.path ? [method] : [])))
    const [other = 'PATCH'] = METHODS.filter(method => !declared.has(method as CallDeclaration['method']))
    const headers = { Merchant: wire.merchant, Language: 'EN' }
    requireRefusal(await wire.sendTo(other, call.path, { headers }), ['request.not.found'])
  })
}
