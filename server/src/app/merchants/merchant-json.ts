import { languagesWithoutTexts } from '@foyer/texts/load'
import { partnerFault } from '#account/partner/partner-fault.ts'
import { isAtOrBelow } from '#account/passkeys/passkey-place.ts'
import { isAddressBlock } from '#kernel/merchants/address-block.ts'
import type { CheckSurroundings } from '#kernel/merchants/content/content-surroundings.ts'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { contrastFaults } from '#kernel/merchants/contrast.ts'
import { openPath } from '#kernel/merchants/customer-service-path.ts'
import type { Report } from '#kernel/merchants/json/explain.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'
import { isLoopbackName } from '#kernel/merchants/loopback-name.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { configuredAddress } from '#kernel/merchants/public-address.ts'
import { merchantSchema } from './merchant-schema.ts'
import { allProviders } from './providers.ts'
import { signingFaults } from './signing-fault.ts'

type File = Sound<MerchantFile>
type Check = (file: File, about: CheckSurroundings, report: Report) => void

const brand: Check = ({ code, demo, theme, languages = [] }, about, report) => {
  if (code !== undefined && code !== about.code) report('/code', `is "${code}", but the folder is called "${about.code}"`)
  if (demo && !about.allowDemo) report('/demo', 'production refuses demo data')
  for (const { path, reason } of contrastFaults(theme ?? {})) report(path, reason)
  const known = languages.filter(language => language !== undefined)
  for (const language of languagesWithoutTexts(known)) report(`/languages/${languages.indexOf(language)}`, `there are no texts in ${language} yet`)
}

const operating: Check = ({ regions = {}, maintenance, customerService = [] }, _about, report) => {
  for (const list of ['deniedAddresses', 'allowedAddresses'] as const) {
    for (const [at, block] of (regions[list] ?? []).entries())
      if (block !== undefined && !isAddressBlock(block)) report(`/regions/${list}/${at}`, 'is neither an address nor a block of them')
  }
  const end = maintenance?.end
  if (end !== undefined && Number.isNaN(Date.parse(end))) report('/maintenance/end', 'is no time in ISO 8601')
  for (const [at, entry] of customerService.entries()) {
    if (!entry) continue
    const { url, path } = entry
    if ((url === undefined) === (path === undefined)) report(`/customerService/${at}`, 'needs either url or path')
    if (path !== undefined && openPath(path) === undefined) report(`/customerService/${at}/path`, 'holds no address of http, https, tel or mailto')
  }
}

/** Partners call no address that a request names, so a merchant with partners must have one of its own. */
const partners: Check = (file, { allowDemo }, report) => {
  const { publicAddress, payment, game, identityCheck } = file
  if (allowDemo) return
  const name = URL.parse(publicAddress ?? '')
  if (name?.protocol === 'http:') report('/publicAddress', 'production needs https')
  else if (name && isLoopbackName(name.hostname)) report('/publicAddress', 'is an address of this machine alone, where no partner can call')
  if ((payment ?? game ?? identityCheck) && configuredAddress(file) === undefined)
    report(
      '/publicAddress',
      'is missing: the hosts name no address at which the payment company, the vendor of games or the company that checks documents can call',
    )
}

/** A domain that no page stands at would take every passkey away without a word. */
const passkeys: Check = ({ passkeys: { domain } = {}, hosts = [] }, _about, report) => {
  const covers = (host: string | undefined): boolean => host !== undefined && domain !== undefined && isAtOrBelow(host.replace(/^\*\./, ''), domain)
  if (domain === undefined || hosts.some(host => host === domain)) return
  if (!domain.includes('.') || !hosts.some(covers)) report('/passkeys/domain', 'is neither one of the hosts nor a domain above one')
}

const outside: Check = (file, { secrets, allowDemo }, report) => {
  const { flags = {}, partners = [], download } = file
  for (const provider of allProviders) provider.check(file, { flags, allowDemo }, report)
  for (const { of, reason } of signingFaults(download?.profile?.signing ?? {}, secrets)) report(`/download/profile/signing/${of}`, reason)
  for (const [at, partner] of partners.entries()) {
    const reason = partner && partnerFault(partner, secrets)
    if (reason) report(`/partners/${at}`, reason)
  }
}

/** A merchant's settings, which determine how all other files are read. */
export const merchantJson = declareContent({
  file: 'merchant.json',
  schema: merchantSchema,
  check(file, about, report) {
    for (const check of [brand, operating, partners, passkeys, outside]) check(file, about, report)
  },
})
