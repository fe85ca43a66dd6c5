import Type, { type Static, type TObject } from 'typebox'
import { NewNumber } from '#account/ops/help.ts'
import { AskedCampaign } from '#campaigns/ops/campaign-acts.ts'
import { NewName } from '#casework/ops/rename.ts'
import { VoidRound } from '#games/ops/void-round.ts'
import { IdentityAcceptance } from '#identity-checks/ops/decide.ts'
import { UnlockContent } from '#locks/ops/lock.ts'
import { Statement as DrawStatement } from '#lottery/ops/void-draw.ts'
import { roles, type Permission } from '#ops/permissions.ts'
import { corrections } from '#payments/ops/corrections.ts'
import { ExportContent } from '#safe-play/ops/exclusion-exports.ts'
import { KeyToRotate } from '#staff/ops/keys.ts'

/** An act that two people do: one asks, another one decides. */
interface ApprovalDeclaration {
  /** What is to be done: it is kept with its digest, and never changed. */
  readonly content: TObject
  /** Who may ask for it, and who may decide about it. */
  readonly ask: Permission
  readonly decide: Permission
  /** `merchant`: about one merchant. `house`: about the whole installation. */
  readonly scope: 'merchant' | 'house'
}

const AdjustContent = Type.Object({
  memberId: Type.String({ maxLength: 64 }),
  act: Type.Enum([...corrections]),
  amount: Type.Integer({ minimum: 0 }),
  key: Type.String({ maxLength: 40, description: 'by which it is made once' }),
  reason: Type.String({ maxLength: 1_000 }),
})
const ChargebackContent = Type.Object({ paymentId: Type.String({ maxLength: 30 }), reason: Type.String({ maxLength: 1_000 }) })
const PaymentContent = Type.Object({ id: Type.String({ maxLength: 30 }) })
const PublishContent = Type.Object({
  kind: Type.String({ maxLength: 40 }),
  revision: Type.Integer({ minimum: 1 }),
  from: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
  reason: Type.String({ maxLength: 1_000 }),
})
const Grant = Type.Object({ personId: Type.String({ maxLength: 100 }), role: Type.Enum([...roles]) })

/** Every act that needs two people. The subject that declares its `approvals` says what the facts are and carries it out. */
export const approvalKinds = {
  'staff.grant': { content: Grant, ask: 'staff.grant', decide: 'staff.grant', scope: 'merchant' },
  'staff.grantEverywhere': { content: Grant, ask: 'staff.grant', decide: 'staff.grant', scope: 'house' },
  'ledger.adjust': { content: AdjustContent, ask: 'ledger.adjust', decide: 'ledger.approve', scope: 'merchant' },
  'ledger.chargeback': { content: ChargebackContent, ask: 'ledger.chargeback', decide: 'ledger.approve', scope: 'merchant' },
  'games.void': { content: Type.Object(VoidRound), ask: 'games.void', decide: 'games.approveVoid', scope: 'merchant' },
  'draws.void': { content: Type.Object(DrawStatement), ask: 'games.void', decide: 'games.approveVoid', scope: 'merchant' },
  'exclusions.export': { content: Type.Object(ExportContent), ask: 'exclusions.export', decide: 'exclusions.approveExport', scope: 'merchant' },
  'members.unlock': { content: Type.Object(UnlockContent), ask: 'members.unlock', decide: 'members.approveUnlock', scope: 'merchant' },
  'members.number': { content: Type.Object(NewNumber), ask: 'members.help', decide: 'members.approveHelp', scope: 'merchant' },
  'members.rename': { content: Type.Object(NewName), ask: 'members.rename', decide: 'members.approveRename', scope: 'merchant' },
  'payments.withdrawal': { content: PaymentContent, ask: 'payments.decide', decide: 'payments.approve', scope: 'merchant' },
  'payments.giveBack': { content: PaymentContent, ask: 'payments.repair', decide: 'payments.approve', scope: 'merchant' },
  'campaigns.send': { content: AskedCampaign, ask: 'campaigns.edit', decide: 'campaigns.approve', scope: 'merchant' },
  'campaigns.reward': { content: AskedCampaign, ask: 'campaigns.edit', decide: 'campaigns.approveReward', scope: 'merchant' },
  'content.publish': { content: PublishContent, ask: 'content.publish', decide: 'content.publish', scope: 'merchant' },
  'identity.accept': { content: Type.Object(IdentityAcceptance), ask: 'identity.look', decide: 'identity.decide', scope: 'merchant' },
  'keys.rotate': { content: Type.Object(KeyToRotate), ask: 'keys.rotate', decide: 'keys.rotate', scope: 'merchant' },
  'keys.rotateHouse': { content: Type.Object(KeyToRotate), ask: 'keys.rotate', decide: 'keys.rotate', scope: 'house' },
  'operating.publish': { content: PublishContent, ask: 'operating.change', decide: 'operating.change', scope: 'merchant' },
} as const satisfies Readonly<Record<string, ApprovalDeclaration>>

export type ApprovalKind = keyof typeof approvalKinds
export type ApprovalContent<Kind extends ApprovalKind> = Static<(typeof approvalKinds)[Kind]['content']>
