import Type, { type Static } from 'typebox'
import { linkageFields, type Linkage } from '#content/linkage/linkage.ts'
import { AssetFile, Words, strict } from '#merchant/merchant-fields.ts'

const Activity = Type.Union(
  [Type.Literal('appDownload'), Type.Literal('register'), Type.Literal('inviteFriends'), Type.Literal('member'), Type.Literal('other')],
  {
    description:
      'what it leads to, which also decides who sees it (spec 2 §5, Activity shortcut visibility): the app’s download, registration, the invite page, the member’s level, or something other, which url or linkageType says',
  },
)

/** `content/shortcuts.json`: the row of icons on home. */
export const ShortcutsContent = Type.Object(
  {
    shortcuts: Type.Array(
      Type.Object(
        {
          activity: Activity,
          icon: AssetFile,
          title: Words('words below the icon'),
          ...linkageFields,
        },
        strict,
      ),
      { maxItems: 12, description: 'shown in this order' },
    ),
  },
  strict,
)
export type ShortcutsContent = Static<typeof ShortcutsContent>

/** One icon of the row on home, in the page's language. */
export interface Shortcut extends Readonly<Linkage> {
  readonly activity: Static<typeof Activity>
  /** Address of the picture. */
  readonly icon: string
  readonly title: string
}
