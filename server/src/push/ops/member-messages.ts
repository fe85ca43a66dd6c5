import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import type { Push } from '#push/push-statements.ts'

/** Pushes and codes on the page. */
const SHOWN = 50

/** What a push is called in a list: the operator's own words, or the name of the product's text. */
const titleOf = ({ says }: Pick<Push, 'says'>, merchant: Pick<Merchant, 'languages'>): string =>
  'words' in says ? ((wordsIn(merchant, merchant.languages[0] ?? 'EN', says.words) ?? Object.values(says.words)[0])?.title ?? '') : says.text

/** What was sent to a member: of a code when and whither, never the code. Pushes to a topic or a draw are not the member's own. */
export const memberMessages =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'members.messages'> =>
  async ({ id }, caller) => {
    await knownMember(stores, caller, id)
    const { code } = caller.merchant
    const owner = { merchant: code, memberId: id }
    const [events, pushes, refused, sent] = await Promise.all([
      stores.audit.ofMember(code, id, 4 * SHOWN, 0),
      stores.pushes.ofMember(owner, SHOWN),
      stores.pushSubscriptions.refusedBy(owner),
      stores.sentMessages.ofMember(owner, SHOWN),
    ])
    return {
      codes: events
        .filter(({ event }) => event === 'code.sent' || event === 'code.limited')
        .map(({ at, event, detail }) => ({
          at: at.toISOString(),
          purpose: 'purpose' in detail ? detail.purpose : '',
          channel: 'channel' in detail ? (detail.channel ?? '') : '',
          isRefused: event === 'code.limited',
        })),
      pushes: pushes.map(({ push, accepted, shown, tapped }) => ({
        at: push.dueAt.toISOString(),
        kind: push.kind,
        title: titleOf(push, caller.merchant),
        path: push.path,
        state: push.state,
        accepted,
        shown,
        tapped,
      })),
      sent: sent.map(({ at, channel, what, to, outcome }) => ({ at: at.toISOString(), channel, what, to, outcome })),
      refused: [...refused],
    }
  }
