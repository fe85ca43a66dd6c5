import Type from 'typebox'

/** How the popup with announcements behaves (spec 2 §2, Announcement popup). */
export const PopupSettings = {
  hide: Type.Union([Type.Literal('today'), Type.Literal('forever'), Type.Literal('none')], {
    default: 'today',
    description: 'what the checkbox offers: not again today, never again, or no checkbox',
  }),
  turn: Type.Union([Type.Literal('arrows'), Type.Literal('pages')], {
    default: 'arrows',
    description: 'how slides are turned: arrows beside them, or a previous and a next button below',
  }),
  forceRead: Type.Boolean({ default: false, description: 'whether closing first shows the next slide, until every one was seen' }),
} as const

/** More slides nobody reads; the others are in the list of messages. */
export const MOST_SLIDES = 10
