import type { Merchant } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'

/** Names by which players would take somebody for staff, or for the product itself. */
const OFFICES: readonly string[] = [
  'admin',
  'administrator',
  'support',
  'system',
  'staff',
  'moderator',
  'official',
  'operator',
  'security',
  'helpdesk',
  'service',
  'customerservice',
  'root',
  'webmaster',
]

/** Signs that look alike, each as one of them. */
const ALIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** How a name looks at a glance: without `_`, and with one sign for all that look like it. */
const looks = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/[0134578i]/g, sign => ALIKE[sign] ?? sign)

/** Throws `username.exists`, as for any name that cannot be had, for a name that looks like that of the brand or of its staff, also with a number behind it. */
export const requireFreeName = (username: string, { code, file }: Pick<Merchant, 'code' | 'file'>): void => {
  const offices = OFFICES.map(looks)
  const brands = [looks(code), looks(file.name)].filter(brand => brand !== '')
  const reserved = new Set([...offices, ...brands, ...brands.flatMap(brand => offices.flatMap(office => [brand + office, office + brand]))])
  if ([username, username.replace(/[0-9_]+$/, '')].some(name => reserved.has(looks(name)))) throw new Refusal('username.exists')
}
