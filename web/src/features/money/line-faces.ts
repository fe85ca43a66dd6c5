import type { MovementKind, StatementLine } from '@foyer/contract/money/statement'
import type { Texts } from '@foyer/texts/keys.gen'
import type { Glyph } from '#ui/icons/icons.ts'
import { giftIcon, inIcon, outIcon } from '#ui/icons/late-icons.ts'
import { reloadIcon, starIcon } from '#ui/icons/page-icons.ts'

type WalletKey = keyof Texts['wallet']

/** Text key and drawing of each kind of movement. */
export const lineFaces: Readonly<Record<MovementKind, readonly [WalletKey, Glyph]>> = {
  deposit: ['deposit', inIcon],
  hold: ['movement_hold', outIcon],
  payout: ['movement_hold', outIcon],
  return: ['movement_return', reloadIcon],
  bet: ['movement_bet', starIcon],
  win: ['movement_win', giftIcon],
  rollback: ['movement_rollback', reloadIcon],
  void: ['movement_rollback', reloadIcon],
  earn: ['movement_earn', starIcon],
  spend: ['movement_spend', giftIcon],
  grant: ['play_credit', giftIcon],
  release: ['movement_release', giftIcon],
  lapse: ['movement_lapse', outIcon],
  gift: ['movement_gift', giftIcon],
  remit: ['movement_remit', outIcon],
  reversal: ['movement_reversal', reloadIcon],
  adjust: ['movement_adjust', inIcon],
  recover: ['movement_recover', outIcon],
  // These stand in what is owed, whose lines are not shown.
  chargeback: ['movement_recover', outIcon],
  deduct: ['movement_adjust', outIcon],
  'write-off': ['movement_adjust', outIcon],
  'void-win': ['movement_recover', outIcon],
}

const outcomes: Readonly<Partial<Record<MovementKind, WalletKey>>> = {
  payout: 'outcome_paid',
  return: 'outcome_returned',
  win: 'outcome_settled',
  rollback: 'outcome_returned',
  void: 'outcome_returned',
}

/** Text key of what has become of a bet or a withdrawal; undefined for other movements. */
export const outcomeOf = ({ kind, endedBy }: Pick<StatementLine, 'kind' | 'endedBy'>): WalletKey | undefined =>
  kind === 'bet' || kind === 'hold' ? (endedBy ? outcomes[endedBy] : 'outcome_open') : undefined
