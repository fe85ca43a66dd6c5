import * as delivery from '#db/schema/delivery.ts'
import * as factors from '#db/schema/factors.ts'
import * as members from '#db/schema/members.ts'
import * as security from '#db/schema/security.ts'
import * as sessions from '#db/schema/sessions.ts'

/** Every file of the schema; one that is missing here fails `migrations.test.ts`. */
export const allTables = { ...members, ...sessions, ...factors, ...security, ...delivery }
