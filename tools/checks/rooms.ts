import { posix } from 'node:path'

// Which subject of the server may import which (ARCHITECTURE, Who may import whom). `kernel` imports no subject, `app` joins all of them.

type Reasons = Readonly<Record<string, string>>

/** What each subject needs of others, and why. Together these have no circle. */
export const needs: Readonly<Record<string, Reasons>> = {
  account: { captcha: 'a try may need one', messages: 'codes and notices are sent' },
  staff: { account: 'passwords are hashed in one lane', 'safe-play': 'times are those of the merchant’s policy' },
  captcha: {},
  messages: {},
  casework: {
    account: 'it is of members',
    locks: 'a list shows who is locked',
    lottery: 'a ticket leads to its member',
    money: 'a transaction leads to its member',
    payments: 'a payment leads to its member',
    ranks: 'a list shows the rank',
    'safe-play': 'a list shows breaks and limits',
  },
  campaigns: {
    account: 'a segment is of members',
    casework: 'a segment may be of tags',
    locks: 'whoever is locked gets nothing',
    messages: 'a test is a message',
    money: 'a segment may be of balances',
    push: 'a push goes its own way',
    ranks: 'a segment may be of ranks',
    rewards: 'a campaign may give what rewards give',
    'safe-play': 'whoever takes a break gets nothing',
  },
  cells: { money: 'the ledger is checked on both sides of a move', staff: 'so is the chain of staff’s events' },
  faults: {},
  support: {
    account: 'chats and feedback belong to members',
    push: 'an answer is announced',
    ranks: 'support sees the label',
  },
  money: { account: 'balances belong to members' },
  'safe-play': { account: 'limits and breaks belong to members', money: 'a gate is part of the statement of a movement' },
  legal: { account: 'what was accepted belongs to members' },
  locks: { account: 'locks belong to members' },
  'identity-checks': {
    account: 'documents belong to members',
    push: 'a decision is announced',
    staff: 'what a company decides stands in their trace',
    'safe-play': 'a day is one of the merchant’s policy',
  },
  'play-credit': {
    account: 'credit belongs to a member',
    money: 'it is an account of the ledger',
    'safe-play': 'its days are those of the merchant’s policy',
    games: 'games have weights',
    lottery: 'so have lotteries',
  },
  lottery: {
    account: 'tickets belong to members',
    money: 'stakes and prizes are movements',
    'safe-play': 'its days are those of the merchant’s policy',
    push: 'a draw is announced to its players',
  },
  games: {
    account: 'sessions of games belong to members',
    money: 'bets and wins are movements',
    'safe-play': 'its days are those of the merchant’s policy',
    lottery: 'lotteries stand among the games of the lobby',
  },
  payments: {
    account: 'payments belong to members',
    money: 'they end as movements',
    'safe-play': 'deposits have limits',
    games: 'books of partners are compared by the same rules',
    legal: 'a deposit waits for accepted documents',
    tracking: 'a deposit is remembered with the visit that began it',
    push: 'a member hears of a withdrawal that was refused',
  },
  push: { account: 'devices belong to members', content: 'a push leads where content may lead', 'safe-play': 'who has a break gets no offers' },
  tracking: { account: 'events belong to members', money: 'a first deposit is an event', 'safe-play': 'who has a break is not passed on' },
  ranks: { money: 'bets raise them', 'safe-play': 'their days are those of the merchant’s policy' },
  inbox: {
    account: 'it belongs to a member',
    content: 'announcements that run are read with it',
    'safe-play': 'who has a break is shown nothing that draws to playing',
  },
  profile: {
    account: 'it is of a member',
    inbox: 'it counts what is new',
    mall: 'a picture may be a good',
    money: 'it has the version of the balance',
    ranks: 'it has the label',
    referral: 'a reward that waits may be for friends',
    rewards: 'it counts rewards that wait',
    'safe-play': 'who has a break is shown none',
    support: 'it counts unread messages',
  },
  content: {
    ranks: 'an announcement may be for some ranks',
    account: 'announcements and activities know who has seen or joined them',
    'safe-play': 'who has a break may not join',
  },
  rewards: {
    account: 'rewards belong to members',
    content: 'an activity may be a condition',
    lottery: 'a ticket may be a gift',
    money: 'points and money are movements',
    'play-credit': 'credit may be a gift',
    ranks: 'a rank may be a condition',
    'safe-play': 'who has a break gets none',
  },
  mall: {
    account: 'orders belong to members',
    lottery: 'a good may be a ticket',
    money: 'points are a movement',
    'play-credit': 'a good may be credit',
    push: 'what becomes of an order is announced',
    ranks: 'a good may be for some ranks',
  },
  reports: {
    account: 'a funnel is of members',
    games: 'a row has the name of a game',
    lottery: 'a row has the name of a lottery',
    money: 'sums are made from its lines',
    referral: 'a channel is how a member came',
    'safe-play': 'its days are those of the merchant’s policy',
    tracking: 'a funnel begins with visits',
  },
  risk: {
    account: 'signals are about members',
    money: 'velocity and wins are counted from its lines',
    payments: 'a bank account may be shared',
    referral: 'a friend may be oneself',
    rewards: 'a reward may be taken twice',
  },
  privacy: {
    account: 'a closed account is a member’s',
    games: 'a round that is open keeps an account from closing',
    lottery: 'a ticket that is open keeps an account from closing',
    money: 'what is left on an account is paid out first',
    payments: 'a payment under way keeps an account from closing',
    'play-credit': 'credit ends with the account',
  },
  referral: {
    account: 'friends are members',
    money: 'points for a friend are a movement',
    rewards: 'a promotion switches it on',
    'safe-play': 'a day is one of the merchant’s policy',
  },
  site: {
    content: 'a shortcut leads where content may lead',
    games: 'a name may be that of a game',
    rewards: 'a shortcut shows whether a promotion runs',
  },
}

/** What knows every subject by its task. */
const KNOWS_ALL = new Set(['app', 'testing'])

/** Folders of the contract that are no subject of the server, and why. */
const PARTS_OF_CONTRACT: Reasons = {
  html: 'what content may be written with: the kernel cleans by it, the web again',
  merchant: 'merchant.json and the fields of every file of a merchant, which the kernel reads',
  ops: 'what every op of the console stands on: permissions, events, errors, the list',
}

/** Folders of `features` and `blocks` in the web that are no subject of the server, and why. */
const PARTS_OF_WEB: Reasons = {
  bar: 'the bar of a page, whatever the page is about',
  copy: 'copies any text',
  'fold-row': 'folds any row',
  'form-problem': 'shows what is wrong with any form',
  late: 'loads any part later',
  'page-skeleton': 'stands where any page loads',
  'paged-rows': 'shows any list page by page',
  part: 'holds any part of a page apart, so that one failure leaves the rest',
  photo: 'takes and shrinks any picture',
  'picture-card': 'a picture with a name, of a game or of a vendor',
}

/** The folders that may stand in a place, beside the subjects of the server. */
export const partsBesideSubjects: Readonly<Record<string, Reasons>> = {
  'contract/src': PARTS_OF_CONTRACT,
  'web/src/features': {},
  'web/src/blocks': PARTS_OF_WEB,
}

export interface Import {
  readonly from: string
  readonly to: string
}

const SPECIFIER = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)(['"])((?:#|\.)[^'"]+)\1/g

/** The imports in a file of the server, of values, of types and by `import()`, as paths below `server/src`. */
export const importsIn = (file: string, text: string): readonly Import[] =>
  [...text.matchAll(SPECIFIER)].map(([, , specifier = '']) => ({
    from: file,
    to: specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier),
  }))

const roomOf = (file: string): string => file.split('/')[0] ?? ''

/** Imports that the table does not allow, each as `file → room`. */
export const undeclared = (imports: readonly Import[]): readonly string[] => {
  const all = imports.flatMap(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)]
    const isAllowed = room === other || KNOWS_ALL.has(room) || (other === 'kernel' && room !== 'kernel') || needs[room]?.[other] !== undefined
    return isAllowed ? [] : [`${from} → ${other}`]
  })
  return [...new Set(all)].sort()
}

/** A circle in a table of who needs whom, as the names on its way; undefined if there is none. */
export const circleIn = (table: Readonly<Record<string, Readonly<Record<string, unknown>>>>): readonly string[] | undefined => {
  const done = new Set<string>()
  const search = (room: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room]
    if (done.has(room)) return undefined
    for (const other of Object.keys(table[room] ?? {})) {
      const circle = search(other, [...way, room])
      if (circle) return circle
    }
    done.add(room)
    return undefined
  }
  for (const room of Object.keys(table)) {
    const circle = search(room, [])
    if (circle) return circle
  }
  return undefined
}

/**
 * The circles among the parts of each folder, its files and the folders in it: each as the names on its way, `folder: one → two → one`. A file of a
 * folder counts as the folder for all that is outside of it.
 */
export const circlesOfParts = (imports: readonly Import[]): readonly string[] => {
  const tables: Record<string, Record<string, Record<string, true>>> = {}
  for (const { from, to } of imports) {
    const [own, other] = [from.split('/'), to.split('/')]
    const differ = own.findIndex((name, depth) => name !== other[depth])
    const [part, needed] = [own[differ], other[differ]]
    if (part === undefined || needed === undefined) continue
    const table = (tables[own.slice(0, differ).join('/')] ??= {})
    ;(table[part] ??= {})[needed] = true
  }
  return Object.entries(tables).flatMap(([folder, table]) => {
    const circle = circleIn(table)
    return circle ? [`${folder}: ${circle.join(' → ')}`] : []
  })
}
