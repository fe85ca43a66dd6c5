import Type, { type Static } from 'typebox'
import { strict } from '#merchant/merchant-fields.ts'

const Metadata = Type.Object(
  {
    title: Type.String({ description: 'the title of the page, also shown in the browser’s tab' }),
    keywords: Type.String({ description: 'keywords for search engines, separated by commas' }),
    description: Type.String({ description: 'a sentence for search engines' }),
  },
  { ...strict, description: 'path → language code → metadata; /m/home is the fallback of every path' },
)

/** `content/search.json`: path → language → metadata; `/m/home` is the fallback (spec 2 §2). */
export const SearchContent = Type.Object(
  { paths: Type.Record(Type.String({ pattern: '^/m/' }), Type.Record(Type.String(), Metadata), strict) },
  strict,
)
export type SearchContent = Static<typeof SearchContent>
