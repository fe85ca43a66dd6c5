import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { findMembers } from './find-members.ts'
import { getMember } from './get-member.ts'
import { memberMoney } from './member-money.ts'
import { memberStaffActs } from './member-staff-acts.ts'
import { addNote, removeNote, tagMember } from './notes.ts'
import { renameApproval, renameMember } from './rename.ts'
import { unmaskMember } from './unmask-member.ts'

export const ops = (deps: Deps) =>
  ({
    'members.find': findMembers(deps),
    'members.get': getMember(deps),
    'members.unmask': unmaskMember(deps),
    'members.money': memberMoney(deps),
    'members.staffActs': memberStaffActs(deps),
    'members.note': addNote(deps),
    'members.removeNote': removeNote(deps),
    'members.tag': tagMember(deps),
    'members.rename': renameMember(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = () => ({ 'members.rename': renameApproval() }) satisfies ReturnType<NonNullable<ConsolePart['approvals']>>
