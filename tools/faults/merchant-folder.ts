import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../processes.mjs'

/** Sales of the draw do not end while an hour is skipped. */
const SALES_HOURS = 6

/** The demo merchant with these settings, and without what stands between a program and what it does: captcha, documents to accept, checks of identity. */
export const merchantFolder = (settings: object): string => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-faults-merchants-'))
  const own = join(folder, 'demo')
  cpSync(join(root, 'merchants/demo'), own, { recursive: true })
  const edit = (name: string, change: (content: Record<string, unknown>) => void) => {
    const content = JSON.parse(readFileSync(join(own, name), 'utf8')) as Record<string, unknown>
    change(content)
    writeFileSync(join(own, name), JSON.stringify(content))
  }
  edit('merchant.json', content => Object.assign(content, settings, { captcha: { scenes: { register: false, sms: false } } }))
  for (const name of ['acceptance', 'identity-checks']) rmSync(join(own, `content/${name}.json`))
  edit('content/lotteries.json', content => {
    const [one] = (content['lotteries'] as { code: string; times?: string[] }[]).filter(({ code }) => code === 'mega-lotto')
    const later = new Date(Date.now() + SALES_HOURS * 3_600_000)
    // The merchant’s days are those of Manila.
    if (one) one.times = [later.toLocaleTimeString('en-GB', { timeZone: 'Asia/Manila', hour: '2-digit', minute: '2-digit' })]
  })
  return folder
}
