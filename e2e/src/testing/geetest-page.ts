import type { startGeetestStandIn } from '@foyer/server/src/captcha/testing/geetest-stand-in.ts'
import type { Page } from 'playwright-core'

type StandIn = Awaited<ReturnType<typeof startGeetestStandIn>>

/** The common part of the documented page scripts of both versions: they show a box with two buttons. */
const box = `
const show = (solve, close) => {
  const box = document.createElement('dialog')
  box.id = 'geetest'
  for (const [name, act] of [['solve', solve], ['close', close]]) {
    const button = document.createElement('button')
    button.textContent = name
    button.onclick = () => { box.close(); box.remove(); act() }
    box.append(button)
  }
  document.body.append(box)
  box.showModal()
}
const captchaOf = (config, solveAt) => {
  const told = {}
  let validate = false
  const solve = async () => { validate = await (await fetch(solveAt)).json(); told.success() }
  const captcha = { getValidate: () => validate, destroy: () => document.getElementById('geetest')?.remove(), reset: () => {} }
  for (const name of ['Ready', 'Success', 'Error', 'Close', 'Fail', 'NextReady']) captcha['on' + name] = listener => { told[name.toLowerCase()] = listener; return captcha }
  captcha.verify = captcha.showCaptcha = () => show(solve, () => told.close())
  window.geetestConfig = config
  setTimeout(() => told.ready(), 0)
  return captcha
}
`

const scripts = {
  '/static/tools/gt.js': `${box}window.initGeetest = (config, ready) => ready(captchaOf(config, 'https://api.geetest.com/solve?challenge=' + config.challenge))`,
  '/v4/gt4.js': `${box}window.initGeetest4 = (config, ready) => ready(captchaOf(config, 'https://gcaptcha4.geetest.com/solve'))`,
} as const

/** Replaces GeeTest's page scripts with scripts that behave as documented; the stand-in on loopback solves the challenge. */
export const serveGeetest = async (page: Page, standIn: StandIn): Promise<void> => {
  await page.route(/^https:\/\/[^/]*\.(geetest|geevisit)\.com\//, async route => {
    const { pathname, searchParams } = new URL(route.request().url())
    const headers = { 'access-control-allow-origin': '*' }
    if (pathname === '/solve') {
      const challenge = searchParams.get('challenge')
      await route.fulfill({ headers, json: challenge === null ? standIn.solve4() : standIn.solve3(challenge) })
    } else if (pathname in scripts) {
      await route.fulfill({ headers, contentType: 'text/javascript', body: scripts[pathname as keyof typeof scripts] })
    } else {
      await route.abort()
    }
  })
}
