import type { InboxItem } from '@foyer/contract/inbox/inbox'
import type { InboxKind } from '@foyer/contract/inbox/inbox-kinds'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { paths } from '#navigation/paths.ts'
import type { useTexts, useWords } from '#texts/use-texts.ts'
import { ticketIcon } from '#ui/icons/home-icons.ts'
import { alertIcon, mailIcon, messageIcon, shieldIcon, type Glyph } from '#ui/icons/icons.ts'
import { bagIcon, inIcon, outIcon } from '#ui/icons/late-icons.ts'
import { reloadIcon, starIcon } from '#ui/icons/page-icons.ts'

type Item<Kind extends InboxKind> = Extract<InboxItem, { kind: Kind }>

/** How a face speaks. `lottery`: the words of lotteries, which merchants name. */
export interface InboxWords {
  readonly t: ReturnType<typeof useTexts<'inbox'>>
  readonly lottery: ReturnType<typeof useWords>
  /** Kept apart from words of another direction. */
  readonly money: (amount: number) => string
}

/** What a row shows of an item, and where it leads. */
export interface InboxFace {
  readonly glyph: Glyph
  readonly title: string
  readonly text: string
  readonly href: string
}

const SECURITY = {
  'network.added': 'event_network_added',
  'remember.reused': 'event_login_reused',
  'password.changed': 'event_password_changed',
  'password.recovered': 'event_password_changed',
  'factor.reset': 'event_factor_reset',
  'recovery-code.used': 'event_recovery_used',
} as const satisfies Record<Item<'security'>['event'], unknown>

const withdrawals = {
  sent: ['withdrawal_sent', outIcon],
  paid: ['withdrawal_paid', outIcon],
  returned: ['withdrawal_returned', reloadIcon],
} as const

/** Every kind but the announcements, which open in their place. */
type Linked = Exclude<InboxKind, 'news'>
const faces: { readonly [Kind in Linked]: (item: Item<Kind>, words: InboxWords) => InboxFace } = {
  draw({ draw, lottery: name, state, paid, prize }, { t, lottery, money }) {
    const href = lotteryPaths.draw(draw)
    // Only what is more than was paid is shown as a win.
    if (prize > paid) return { glyph: starIcon, title: `${t('won')} ${money(prize)}`, text: lottery(name), href }
    const text = state === 'refunded' ? t('refunded') : state === 'lost' ? t('lost') : t('paid_won', { paid: money(paid), won: money(prize) })
    return { glyph: ticketIcon, title: lottery(name), text, href }
  },
  order: ({ name, state }, { t }) => ({
    glyph: bagIcon,
    title: t('order'),
    text: state === 'ordered' ? name : `${name} · ${t(`order_${state}`)}`,
    href: paths.mall,
  }),
  payment({ payment, way, state, amount }, { t, money }) {
    if (way === 'deposit')
      return { glyph: inIcon, title: t('deposit_paid', { amount: money(amount) }), text: t('deposit_paid_text'), href: paths.deposit(payment) }
    const [text, glyph] = withdrawals[state]
    return { glyph, title: `${t('withdrawal')} · ${money(amount)}`, text: t(text), href: paths.withdrawal(payment) }
  },
  security: ({ event }, { t }) => ({ glyph: shieldIcon, title: t(SECURITY[event]), text: t('not_you'), href: paths.memberSecurity }),
  identity: ({ state }, { t }) => ({
    glyph: state === 'accepted' ? shieldIcon : alertIcon,
    title: t(`identity_${state}`),
    text: '',
    href: paths.memberIdentity,
  }),
  chat: ({ text }, { t }) => ({ glyph: messageIcon, title: t('chat'), text, href: paths.chat }),
  feedback: ({ text }, { t }) => ({ glyph: mailIcon, title: t('feedback'), text, href: paths.feedback }),
}

/** The face of an item. */
export const inboxFace = (item: Item<Linked>, words: InboxWords): InboxFace =>
  (faces[item.kind] as (item: Item<Linked>, words: InboxWords) => InboxFace)(item, words)
