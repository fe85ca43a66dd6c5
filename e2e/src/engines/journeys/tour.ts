import type { LanguageCode } from '@foyer/contract/languages'
import { elsewhereFor, isOpenToVisitors } from '@foyer/web/src/app/routes/access.ts'
import { routes } from '@foyer/web/src/app/routes/routes.ts'
import type { Journey } from '#engines/journey.ts'
import { signIn } from '#engines/sign-in.ts'
import type { SIZES } from '#engines/window.ts'
import type { Merchant } from '#testing/phone.ts'

const FOR_VISITORS = routes.filter(({ access }) => isOpenToVisitors(access)).map(({ path }) => path)
const FOR_MEMBERS = [
  '/m/home',
  ...routes.filter(({ access }) => elsewhereFor(access, { type: 0 }) === null && !isOpenToVisitors(access)).map(({ path }) => path),
]
const nameOf = (path: string) => path.replace('/m/', '').replaceAll('/', '-')

/** Every page in one size, for the eye: its picture, and that nothing complains or scrolls sideways. */
const tour = (merchant: Merchant, language: LanguageCode, size: keyof typeof SIZES): Journey => ({
  name: `every page is shown: ${merchant}, ${language}, ${size}`,
  folder: `pages-${language}-${size}`,
  async run({ stage, newPlayer, expectFault }) {
    // What pages say that are opened without what they are about, or that the merchant does not offer.
    expectFault(/There is no activity null/)
    expectFault(/GET \/m\/(?:privacy|member\/identity)\?.*: 404/)
    const visitor = await newPlayer(size)
    for (const path of FOR_VISITORS) {
      await visitor.open(stage.addressOf(merchant, path, language))
      await visitor.see('h1, h2, main')
      await visitor.step(nameOf(path))
    }
    const member = await newPlayer(size)
    await signIn(member, stage, merchant)
    for (const path of FOR_MEMBERS) {
      await member.open(stage.addressOf(merchant, path, language))
      await member.see('h1, h2, main')
      await member.step(nameOf(path))
    }
  },
})

export const tours: readonly Journey[] = [
  tour('demo', 'EN', 'phone'),
  tour('aurora', 'UR', 'phone'),
  tour('aurora', 'EN', 'narrow'),
  tour('demo', 'UR', 'narrow'),
  tour('demo', 'EN', 'lying'),
  tour('aurora', 'UR', 'lying'),
  tour('demo', 'EN', 'wide'),
  tour('aurora', 'UR', 'wide'),
]
