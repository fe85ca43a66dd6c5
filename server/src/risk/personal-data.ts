import { personal, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'
import { riskSignals, riskCases, riskNotes } from '#risk/schema/cases.ts'
import { riskMarks, riskLinks, riskPlay } from '#risk/schema/marks.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(riskMarks, { plain: ['journal'], why: NOBODY }),
  personal(riskLinks, {
    holds: { value: 'a random id of the device, the line or the address' },
    plain: ['kind'],
    why: 'preventing fraud: who shares a device or a line (GDPR, recital 47)',
    atClosing: 'deleted',
    goes: '180 days after it was seen last',
  }),
  personal(riskPlay, {
    plain: ['week', 'game'],
    why: 'preventing fraud: wins beyond what is likely',
    atClosing: 'deleted',
    goes: 'after 8 weeks',
  }),
  personal(riskSignals, {
    holds: { key: 'what it is of, e.g. a device', facts: 'the numbers that made it, with ids of others' },
    plain: ['kind'],
    why: 'preventing fraud: what stands out, for people to look at',
    atClosing: 'deleted',
    goes: '180 days after it was noticed last',
  }),
  personal(riskCases, {
    holds: {
      openedBy: 'of a member of staff',
      assignedTo: 'of a member of staff',
      closedBy: 'of a member of staff',
      closedReason: 'in the words of the member of staff',
    },
    plain: ['state'],
    why: 'preventing fraud: what staff looked into, and what came of it',
    afterRetention: 'deleted',
    goes: '730 days after it was closed',
  }),
  personal(riskNotes, {
    holds: { text: 'what staff found', by: 'of a member of staff' },
    why: 'preventing fraud: what staff found',
    afterRetention: 'deleted',
    goes: 'with its case',
  }),
]
