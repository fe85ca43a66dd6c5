import { subjects } from '#app/subjects.ts'
import { joined } from '#kernel/collected.ts'
import type { ContentKinds } from '#kernel/merchants/merchant.ts'

/** Every kind of content that a merchant's folder may hold, besides settings, texts and pictures. That none is missing, the types of `subjects.ts` check. */
export const contentKinds = joined(
  'content',
  subjects.map(({ content }) => content),
) as unknown as ContentKinds
