import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'

export const language =
  ({ stores }: Pick<Deps, 'stores'>): Service<'member.language'> =>
  async (request, { session }) => {
    await stores.members.setLanguage(session.member.merchant, session.member.id, request.language)
    return {}
  }
