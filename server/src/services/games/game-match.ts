import type { Service } from '#services/service.ts'

export const gameMatch: Service<'games.gameMatch'> = (_asked, { merchant, language }) => {
  const { games = [] } = merchant.content
  const nameOf = (name: string | Readonly<Record<string, string>>): string =>
    typeof name === 'string' ? name : (name[language] ?? name[merchant.languages[0] ?? language] ?? '')
  return Promise.resolve({
    games: games
      .filter(({ closed }) => !closed)
      .map(({ code, shownVendor, category, name, image, badge, trial, rtp }) => ({
        code,
        vendor: shownVendor,
        category,
        name: nameOf(name),
        image: (merchant.settings.imageCDNs[0] ?? '') + image,
        ...(badge !== undefined && { badge }),
        trial,
        ...(rtp !== undefined && { rtp }),
      })),
  })
}
