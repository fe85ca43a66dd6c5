import Type from 'typebox'
import { declareCall } from '#call.ts'
import { Announcement } from './announcement.ts'
import { PopupSettings } from './popup-settings.ts'

/** The specification does not show the path of the popup's list; this one is ours (spec 2 §4, Announcement popup). */
export const popups = declareCall({
  method: 'GET',
  path: '/wps/announcements/popups',
  summary: 'The announcements of the popup for this visitor or member, in their order',
  session: 'optional',
  moduleId: 'ANNOUNCEMENT3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({ announcements: Type.Array(Announcement), ...PopupSettings }),
  errors: [],
})
