import Type, { type Static } from 'typebox'
import { linkageFields, type Linkage } from '#content/linkage/linkage.ts'
import { AssetFile, Words, strict } from '#merchant/merchant-fields.ts'
import { periodFields } from '#merchant/period.ts'

/** The id of an activity, in calls. */
export const ActivityId = Type.String({ pattern: '^[a-z0-9-]{1,64}$' })

const OwnId = Type.String({
  ...ActivityId,
  message: 'must be 1 to 64 of a–z, 0–9 and -, like lantern-nights',
  description: 'its page is /m/activity?id=<id>',
})

/** `content/activities.json`: what players can take part in, each on a page of its own. */
export const ActivitiesContent = Type.Object(
  {
    activities: Type.Array(
      Type.Object(
        {
          id: OwnId,
          title: Words('title'),
          image: AssetFile,
          alt: Words('what the picture shows, for those who cannot see it'),
          rules: Words('rules, in HTML (docs/announcements.md)'),
          ...periodFields,
          ...linkageFields,
        },
        strict,
      ),
      {
        maxItems: 50,
        description: 'one that leads nowhere (neither url nor linkageType) has a button by which members take part',
      },
    ),
  },
  strict,
)
export type ActivitiesContent = Static<typeof ActivitiesContent>

/** An activity in the page's language. */
export interface Activity extends Readonly<Linkage> {
  readonly id: string
  readonly title: string
  /** Address of the picture. */
  readonly image: string
  readonly alt: string
  /** Cleaned HTML. */
  readonly rules: string
  /** ISO 8601; it begins at once if absent. */
  readonly from?: string
  /** ISO 8601; it has no end if absent. */
  readonly until?: string
}
