import { personal, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as reports from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(reports.reportParts, { plain: ['dimension', 'key'], why: NOBODY }),
  personal(reports.reportDays, { plain: ['dimension', 'day', 'key'], why: NOBODY }),
  personal(reports.reportPlayers, { plain: ['day'], why: 'counting each member once in a day and a week', goes: 'after 13 weeks' }),
  personal(reports.reportFunnel, { plain: ['day'], why: NOBODY }),
  personal(reports.reportCohorts, { plain: ['week'], why: NOBODY }),
  personal(reports.reportMarks, { why: NOBODY }),
  personal(reports.reportNights, { why: NOBODY }),
]
