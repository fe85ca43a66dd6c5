import type { Deps } from '#kernel/deps.ts'
import { pageSurroundings } from '#kernel/merchants/content/page-surroundings.ts'
import type { Service } from '#kernel/service.ts'
import { banners } from './content.ts'

export const listBanners =
  ({ clock }: Pick<Deps, 'clock'>): Service<'banners.list'> =>
  async (_request, { merchant, language }) => ({
    banners: [...banners.page(merchant.content.banners, pageSurroundings(merchant, language, clock()))],
  })
