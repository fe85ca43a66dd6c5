import type { PersonalTable } from '#kernel/db/personal-table.ts'
import { personalData as ofKernel } from './personal-data.ts'
import type { SubjectDeclaration } from './subject.ts'

/**
 * What every table knows of people, why, and how long, as each subject says it of its own. Closing an account and the sweep after the retention do what
 * stands there (`privacy/personal-data-store.ts`), `docs/personal-data.md` is made of it, and a test fails on a column without a line.
 */
export const personalTablesOf = (subjects: readonly SubjectDeclaration[]): readonly PersonalTable[] => [
  ...ofKernel,
  ...subjects.flatMap(({ personalData = [] }) => personalData),
]
