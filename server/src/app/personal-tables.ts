import { personalTablesOf } from '#kernel/personal-tables.ts'
import { subjects } from './subjects.ts'

/** What every table of the installation knows of people. */
export const personalTables = personalTablesOf(subjects)
