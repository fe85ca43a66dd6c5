/** The pages of the console, by the first step of their addresses; which component each is stands in `app/routes.ts`. */
export const pageNames = [
  'members',
  'approvals',
  'payments',
  'ledger',
  'games',
  'inbox',
  'content',
  'campaigns',
  'agents',
  'risk',
  'reports',
  'compliance',
  'staff',
  'tokens',
  'passkeys',
  'audit',
  'system',
] as const
export type PageName = (typeof pageNames)[number]

/** Every address inside the console is built here; a test refuses others. The steps are what the page shows, e.g. a merchant and an id. */
export const pathTo = (page: PageName, ...steps: readonly (string | number)[]): `/${string}` =>
  `/${[page, ...steps.map(encodeURIComponent)].join('/')}`

/** A member's page, or a tab of it. */
export const memberHref = (merchant: string, id: string, tab?: string): string =>
  pathTo('members', merchant, id, ...(tab === undefined || tab === 'overview' ? [] : [tab]))

/** An act of the house is no merchant's (`*`); its place in an address is this word. */
const HOUSE_WORD = 'house'
export const approvalPath = (merchant: string, id: string): string => pathTo('approvals', merchant === '*' ? HOUSE_WORD : merchant, id)
export const merchantOfApproval = (word: string): string => (word === HOUSE_WORD ? '*' : word)
