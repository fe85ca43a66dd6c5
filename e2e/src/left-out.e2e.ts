import { lateFeatures } from '@foyer/web/src/app/prompts/late-features.tsx'
import { createParts } from '@foyer/web/src/merchant/parts.ts'
import type { PromptName } from '@foyer/web/src/notices/prompt-queue.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { agents, FORCED_SHOWN, offer, open, signIn, test, withFlag, withWords } from './testing/fresh-phone.ts'
import { textsOf } from './testing/phone.ts'
import { closed } from './testing/wait-for.ts'

// docs/engines.md, What fails is left out. The tests of each list (late-feature.test.tsx, prompt-window.test.tsx, idle-tasks.test.tsx,
// home-page.test.tsx) go through all that it has; here the built product fails in a browser.

const { shell, play, wallet } = textsOf('EN')
/** Needed inside the native app alone, or after a tap. */
const NOT_BY_THEMSELVES = ['upgrade', 'game-sheet', 'deposit-sheet']

/** The names of the parts that were left out, as they are reported. */
const leftOutOf = async (page: Page) => {
  const parts: string[] = []
  await page.exposeFunction('noteLeftOut', (part: string) => void parts.push(part))
  await page.addInitScript(() => {
    type Send = (fault: unknown, part?: string) => void
    const host = window as unknown as { noteLeftOut(part: string): void }
    let send: Send
    Object.defineProperty(window, 'sendFault', {
      get: () => (fault: unknown, part?: string) => {
        if (part) host.noteLeftOut(part)
        send(fault, part)
      },
      set: (given: Send) => {
        send = given
      },
    })
  })
  return parts
}

/** Serves the scripts of the build so that the components of these names fail when they are drawn; a script exports them one by one, or in a group. */
const fail = (page: Page, components: readonly string[]) =>
  page.route('**/m/assets/*.js', async route => {
    const response = await route.fetch()
    const text = await response.text()
    const exported = new RegExp(`\\w+ as (${components.join('|')})\\b`, 'g')
    const grouped = new RegExp(`\\b(${components.join('|')}):\\(\\)=>[\\w$]+`, 'g')
    const body = `${text.replace(exported, 'failing as $1').replace(grouped, '$1:()=>failing')}; function failing() { throw new Error('on purpose') }`
    await route.fulfill({ response, body })
  })

/** Changes to the page of the member by the tabs, which needs the whole app. */
const useThePage = async (page: Page) => {
  await page
    .getByRole('link', { name: shell('tab_member') })
    .last()
    .click()
  await page.waitForURL(url => url.pathname !== '/m/home')
}

test('where every late feature fails, the page stays in use, and each is reported by its name', async ({ fresh }) => {
  const page = await fresh(agents.ios18)
  const parts = createParts({ catalogues: {}, content: {} }, async () => ({}))
  const components = await Promise.all(lateFeatures.map(async ({ load }) => (await load(parts)).Feature.name))
  const leftOut = await leftOutOf(page)
  await fail(page, components)
  await open(page, 'EN')
  const expected = lateFeatures.map(({ name }) => name).filter(name => !NOT_BY_THEMSELVES.includes(name))
  await expect.poll(() => leftOut.toSorted()).toEqual(expected.toSorted())
  await useThePage(page)
  await page.unrouteAll({ behavior: 'wait' })
})

test.for([
  ['upgrade', 'Upgrade', agents.app],
  ['tracking', 'Tracking', agents.ios18],
] as const)('where %s fails, which most visits do without, the page stays in use', async ([name, component, agent], { fresh }) => {
  const page = await fresh(agent)
  const leftOut = await leftOutOf(page)
  await fail(page, [component])
  await open(page, 'EN')
  await expect.poll(() => leftOut).toEqual([name])
  await useThePage(page)
  await page.unrouteAll({ behavior: 'wait' })
})

/** As a member, for whom no offer stands before what is tapped. */
const signInWithoutOffers = async (page: Page) => {
  await page.addInitScript(name => location.protocol === 'http:' && localStorage.setItem(name, '99'), FORCED_SHOWN)
  await signIn(page)
}

/** How a window becomes due, and the component that is drawn in it. */
interface DueWindow {
  readonly prompt: PromptName
  readonly component: string
  readonly agent?: string
  readonly makeDue: (page: Page) => Promise<unknown>
}

const dueWindows: readonly DueWindow[] = [
  {
    prompt: 'upgrade',
    component: 'MandatoryUpgrade',
    agent: agents.app,
    async makeDue(page) {
      await withFlag(page, 'MANDATORYAPPUPDATES3', true)
      await open(page, 'EN')
    },
  },
  {
    prompt: 'sign-in',
    component: 'LoginDialog',
    async makeDue(page) {
      await open(page, 'EN')
      await page.getByRole('link', { name: shell('log_in') }).click()
    },
  },
  {
    prompt: 'consent',
    component: 'ConsentSheet',
    async makeDue(page) {
      await page.addInitScript(() => location.protocol === 'http:' && localStorage.removeItem('SHELL_consent'))
      await open(page, 'EN')
    },
  },
  {
    prompt: 'forced-download',
    component: 'ForcedDownloadModal',
    agent: agents.ios18,
    async makeDue(page) {
      await withWords(page, '"maxCloseTimes":0', '"maxCloseTimes":5')
      await signIn(page)
    },
  },
  {
    prompt: 'install',
    component: 'InstallPrompt',
    async makeDue(page) {
      await open(page, 'EN')
      await offer(page, 'dismissed')
    },
  },
  {
    prompt: 'app-window',
    component: 'AppWindow',
    async makeDue(page) {
      await open(page, 'EN')
      const bar = page.getByRole('complementary', { name: 'Lumina', exact: true })
      await bar.getByRole('button', { name: shell('close') }).click()
      await closed(bar)
    },
  },
  {
    prompt: 'game',
    component: 'GameSheet',
    async makeDue(page) {
      await signInWithoutOffers(page)
      await page.getByRole('button', { name: play('game_baccarat'), exact: true }).click()
    },
  },
  {
    prompt: 'deposit',
    component: 'DepositSheet',
    async makeDue(page) {
      await signInWithoutOffers(page)
      await page.getByRole('button', { name: wallet('deposit'), exact: true }).click()
    },
  },
]

test.for(dueWindows)(
  'where the window of the prompt “$prompt” fails, the page stays in use',
  async ({ prompt, component, agent, makeDue }, { fresh }) => {
    const page = await fresh(agent)
    const leftOut = await leftOutOf(page)
    await fail(page, [component])
    await makeDue(page)
    await expect.poll(() => leftOut).toEqual([`prompt ${prompt}`])
    await useThePage(page)
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test('where a task behind the page fails, the page and the other tasks stay in use', async ({ fresh }) => {
  const page = await fresh(agents.ios18)
  const leftOut = await leftOutOf(page)
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document) as (...given: unknown[]) => void
    // One task alone listens to it.
    document.addEventListener = (type: string, ...others: unknown[]) => {
      if (type === 'dragstart') throw new Error('on purpose')
      listen(type, ...others)
    }
  })
  const request = page.waitForRequest(/\/wps\/system\/status\b/)
  await open(page, 'EN')
  await request
  await expect.poll(() => leftOut).toEqual(['task presses'])
  await useThePage(page)
})
