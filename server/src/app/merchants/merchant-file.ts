import { MerchantBase } from '@foyer/contract/merchant'
import { Budget } from '@foyer/contract/merchant/budget'
import { optional, strict } from '@foyer/contract/merchant/merchant-fields'
import Type, { type Static, type TObject, type TOptional } from 'typebox'
import { providers } from './providers.ts'

interface Declared {
  readonly place: string
  readonly schema: TObject
}

/** `"<kind>": { "provider": "<name>", … }`: one of the providers, by name, with its settings. */
const oneOf = <List extends readonly Declared[]>(list: List, description: string) =>
  optional(
    Type.Unsafe<Static<List[number]['schema']>>(
      Type.Union(
        list.map(({ schema }) => schema),
        { description },
      ),
    ),
  )

/** The same, with the number of codes it may send. */
const choiceAmong = <List extends readonly Declared[]>(list: List, description: string) =>
  optional(
    Type.Unsafe<Static<List[number]['schema']> & { budget?: Static<typeof Budget> }>(
      Type.Union(
        list.map(({ schema }) => Type.Object({ ...schema.properties, budget: optional(Budget) }, strict)),
        { description },
      ),
    ),
  )

/** `"<block>": { … }`: the settings of providers that have a separate place; several may share one. */
const blocksOf = <List extends readonly Declared[]>(list: List) =>
  Object.fromEntries(list.map(({ place, schema }) => [place, optional(schema)])) as {
    [Item in List[number] as Item['place']]: TOptional<Item['schema']>
  }

/** The whole of `merchants/<code>/merchant.json`. */
export const MerchantFile = Type.Object(
  {
    ...MerchantBase.properties,
    sms: choiceAmong(
      providers.sms,
      'the provider of SMS; without it the outbox, and in production none: then nothing is offered that needs a code by SMS',
    ),
    email: choiceAmong(providers.email, 'the provider of e-mail; without it the same as for SMS'),
    chat: oneOf(providers.chat, 'the chat between members and support; without it the product’s own, and in production none (docs/chat.md)'),
    payment: oneOf(providers.payment, 'the payment provider; without it nobody can pay in or be paid out (docs/payments.md)'),
    game: oneOf(providers.game, 'where the games come from (docs/game-vendors.md); without it there are lotteries alone'),
    ...blocksOf(providers.captcha),
    // The block `firebase` is that of push messages too.
    ...blocksOf(providers.identity),
    ...blocksOf(providers.tracking),
  },
  strict,
)
export type MerchantFile = Static<typeof MerchantFile>
