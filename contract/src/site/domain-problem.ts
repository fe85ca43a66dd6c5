import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { DomainEntry } from './domain-route.ts'

/** The provider of the chat, which decides what its link tells about the player (spec 2 §5, Customer-service link building). */
export const CustomerServiceType = Type.Union(
  [Type.Literal('AICAN'), Type.Literal('MIDUOKE'), Type.Literal('LIVECHAT'), Type.Literal('COMM100'), Type.Literal('COMM100VIP')],
  { description: 'the kind of chat: it decides what the link says about the player' },
)
export type CustomerServiceType = Static<typeof CustomerServiceType>

/** Where an entry is shown: `NOTICE` on pages and notices that keep a visitor out, `PAGE` in the product itself, everywhere if absent. */
export const CustomerServicePosition = Type.Union([Type.Literal('NOTICE'), Type.Literal('PAGE')], {
  description: 'NOTICE: only notices and the page for outdated browsers show it; PAGE: only the product’s own pages; both where absent',
})
export type CustomerServicePosition = Static<typeof CustomerServicePosition>

/** base64 of DES-ECB of an address, then the 8 characters of the key (spec 2 §3, Customer-service entry). */
export const ScrambledPath = Type.String({
  pattern: '^[A-Za-z0-9+/=]+[\\x21-\\x7e]{8}$',
  message: 'must be as node tools/customer-service-path.mjs makes it',
  maxLength: 1000,
  description: 'made by tools/customer-service-path.mjs',
})

/** A customer-service entry (spec 2 §3). */
export const CustomerServiceEntry = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 40, description: 'its title in the list of entries; if absent CS1, CS2 …' })),
  path: ScrambledPath,
  csType: Type.Optional(CustomerServiceType),
  csPosition: Type.Optional(CustomerServicePosition),
})
export type CustomerServiceEntry = Static<typeof CustomerServiceEntry>

/** What a player needs when an address no longer works (spec 2 §4, Blocked-domain notice). */
export const DomainProblem = Type.Object({ customerService: Type.Array(CustomerServiceEntry), domainList: Type.Array(DomainEntry) })
export type DomainProblem = Static<typeof DomainProblem>

export const domainProblem = declareCall({
  method: 'GET',
  path: '/wps/system/domainProblem',
  summary: 'Customer service and lines, for the blocked-domain notice',
  session: 'none',
  moduleId: 'SYSTEM3',
  cache: 'never',
  always: true,
  onBlockedHost: true,
  onUnknownHost: true,
  request: Type.Object({}),
  answer: DomainProblem,
  errors: [],
})
