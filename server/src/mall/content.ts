import { MallContent, type Good } from '@foyer/contract/mall/mall-content'
import { PROFILE_ICON_COUNT } from '@foyer/contract/merchant'
import { formatMoney } from '@foyer/texts/format'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { lotteries } from '#lottery/content.ts'

/** Stands in a good's text for how much play credit it is, with its currency. */
const AMOUNT = '{{amount}}'

/** What points buy (docs/mall.md); a merchant without the file has no point market. */
export const mall = declareContent({
  file: 'content/mall.json',
  schema: MallContent,
  optional: true,
  beside: { lotteries },
  check({ goods = [] }, { file, beside }, report) {
    const free = file.profileIconCount ?? PROFILE_ICON_COUNT
    const first = file.languages?.[0]
    const ids = new Set<string>()
    for (const [at, good] of goods.entries()) {
      if (!good) continue
      const { id, name = {}, text = {}, kind, image, icon, credit, lottery } = good
      const [there, other] =
        kind === 'icon'
          ? ([
              ['icon', icon],
              ['image', image],
            ] as const)
          : ([
              ['image', image],
              ['icon', icon],
            ] as const)
      if (kind !== undefined && there[1] === undefined) report(`/goods/${at}/${there[0]}`, 'is missing')
      if (kind !== undefined && other[1] !== undefined) report(`/goods/${at}/${other[0]}`, `has no effect on the kind ${kind}`)
      if (icon !== undefined && icon <= free) report(`/goods/${at}/icon`, `is free for every member: the first ${free} are`)
      if (id !== undefined && ids.has(id)) report(`/goods/${at}/id`, 'is the id of another good too')
      if (id !== undefined) ids.add(id)
      const reportAt = (field: string, reason: string) => report(`/goods/${at}/${field}`, reason)
      if ((kind === 'credit') !== (credit !== undefined)) reportAt('credit', 'stands where kind is credit, and only there')
      if ((kind === 'lottery') !== (lottery !== undefined)) reportAt('lottery', 'stands where kind is lottery, and only there')
      if (lottery !== undefined && !beside.lotteries?.lotteries?.some(one => one?.code === lottery)) reportAt('lottery', 'there is no such lottery')
      if (kind !== 'credit' && Object.values(text).some(one => one?.includes(AMOUNT))) reportAt('text', `has ${AMOUNT}, which only play credit has`)
      for (const [field, words] of Object.entries({ name, text })) if (first && !words[first]) report(`/goods/${at}/${field}/${first}`, 'is missing')
    }
  },
  keep: ({ goods }) => goods,
  page: (goods, { picture, words, merchant, language }): readonly Good[] =>
    goods.map(({ id, kind, price, image, icon, name, text, credit }) => ({
      id,
      kind,
      price,
      credit,
      image: image === undefined ? null : picture(image),
      icon: icon ?? null,
      name: words(name) ?? '',
      text: (words(text) ?? '').replaceAll(AMOUNT, () => (credit ? formatMoney(credit.amount, merchant.settings.currency, language, true) : '')),
    })),
})
