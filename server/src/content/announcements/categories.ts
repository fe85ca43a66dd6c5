import type { Service } from '#kernel/service.ts'
import { wordsFor } from '#ranks/standing.ts'

/** The categories of announcements (spec 2 §3, Promotion category). */
export const announcementCategories: Service<'announcements.categories'> = async (_request, { merchant, language }) => ({
  categories: (merchant.content.announcements?.categories ?? []).map(({ id, name }) => ({ id, name: wordsFor(merchant, language, name) })),
})
