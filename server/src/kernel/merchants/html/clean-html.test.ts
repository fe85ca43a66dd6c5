import { eventHandlers, oddAddresses, writingsOfLessThan, xssFilterEvasion } from '@foyer/contract/html/testing/xss-filter-evasion'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const pictures: Readonly<Record<string, string>> = { 'banners/one.svg': '/m/merchant/alpha/banners/one.1a2b.svg' }
const clean = (html: string) => cleanHtml(html, file => pictures[file])

/** The elements and attributes in cleaned HTML, which is well-formed: no quote or bracket stands inside a value. */
const elementsIn = (html: string) =>
  [...html.matchAll(/<(\/?)([a-z0-9]+)((?:\s[^<>]*)?)>/g)].map(([, , tag = '', rest = '']) => ({
    tag,
    attributes: [...rest.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({ name, value })),
  }))

const TAGS = new Set('p br hr div span h3 h4 ul ol li blockquote a img strong b em i u s small sub sup bdi table thead tbody tr th td'.split(' '))
const PLAIN = new Set(['class', 'dir', 'lang', 'alt', 'colspan', 'rowspan'])

describe('HTML that a merchant wrote (spec 2 §3, Popup item)', () => {
  // Proves announcements-7.
  test.each(xssFilterEvasion)('of the published list of hostile HTML, nothing that could act is left: %s', (_, html) => {
    const { html: cleaned } = clean(html)
    const elements = elementsIn(cleaned)
    expect(elements.filter(({ tag }) => !TAGS.has(tag))).toEqual([])
    const attributes = elements.flatMap(element => element.attributes)
    expect(attributes.filter(({ name }) => name !== 'href' && !PLAIN.has(name))).toEqual([])
    expect(attributes.filter(({ name, value }) => name === 'href' && !/^(?:https?:\/\/|\/m\/)/.test(value))).toEqual([])
    // Whatever else looks like an element is text.
    expect(cleaned.replaceAll(/<\/?[a-z0-9]+(?:\s[a-z-]+="[^"<>]*")*\s?\/?>/g, '')).not.toContain('<')
  })

  // Proves announcements-7.
  test.each(xssFilterEvasion.filter(([, html]) => /[<]\/?[a-z!?]/i.test(html)))('what was removed is told: %s', (_, html) => {
    expect(clean(html).removed.length).toBeGreaterThan(0)
  })

  // Proves announcements-7.
  test('no element keeps an attribute that runs a script at an event, and each is told', () => {
    expect(eventHandlers.length).toBe(105)
    for (const name of eventHandlers)
      for (const tag of TAGS)
        expect(clean(`<${tag} ${name}="alert(1)">`)).toEqual({
          html: expect.not.stringContaining('alert'),
          removed: [`${name.toLowerCase()} of <${tag}> is not allowed`],
        })
  })

  // Proves announcements-7.
  test('however the character < is written, no element begins with it', () => {
    for (const written of writingsOfLessThan) expect(clean(`${written}script>alert(1)${written}/script>`).html).not.toContain('<')
  })

  test.each(oddAddresses)('an odd writing of a web address becomes the address that a browser makes of it: %s', html => {
    expect(clean(html)).toEqual({ html: expect.stringMatching(/^<a href="https?:\/\/[a-z0-9.]+\/">XSS<\/a>$/), removed: [] })
  })

  test('stays as it is where it is only content', () => {
    const html = '<h3>Tonight</h3><p class="align-center">A <strong>double</strong> jackpot<br />from <bdi>8 pm</bdi>.</p><ul><li>One</li></ul>'
    expect(clean(html)).toEqual({ html, removed: [] })
  })

  test('links stay with where they lead: a page of ours, a web address, a game', () => {
    expect(clean('<a href="/m/register">Join</a>').html).toBe('<a href="/m/register">Join</a>')
    expect(clean('<a href="brand.com/offer">Offer</a>').html).toBe('<a href="https://brand.com/offer">Offer</a>')
    expect(clean('<a data-linkage-type="G" data-vendor="PG" data-linkage="dice">Play</a>').html).toBe(
      '<a data-linkage-type="G" data-vendor="PG" data-linkage="dice" href="/m/home">Play</a>',
    )
  })

  test('a picture is a file of the merchant, at its own address', () => {
    expect(clean('<img src="banners/one.svg" alt="Coins" />').html).toBe('<img src="/m/merchant/alpha/banners/one.1a2b.svg" alt="Coins" />')
    expect(clean('<img src="https://elsewhere.invalid/one.png" />').removed).toEqual([
      'there is no assets/https://elsewhere.invalid/one.png, which an <img> names',
    ])
  })

  // Proves announcements-7.
  test('inline styles become classes, and one without a class is told', () => {
    expect(clean('<p style="text-align:center;color:#d00;font-size:20px;font-weight:700">Now</p>')).toEqual({
      html: '<p class="align-center danger large bold">Now</p>',
      removed: [],
    })
    expect(clean('<p style="position:fixed;top:0">Now</p>')).toEqual({
      html: '<p>Now</p>',
      removed: ['the style "position:fixed" of <p> has no class that stands for it', 'the style "top:0" of <p> has no class that stands for it'],
    })
    expect(clean('<p class="muted screen">Now</p>')).toEqual({
      html: '<p class="muted">Now</p>',
      removed: ['the class "screen" of <p> is none that content may use'],
    })
    expect(clean('<p class="screen">Now</p>').html).toBe('<p>Now</p>')
  })

  test('a link without an address and a game leads nowhere', () => {
    expect(clean('<a>Now</a>')).toEqual({ html: '<a>Now</a>', removed: [] })
  })

  test('a value that was removed is told with its first 40 characters', () => {
    const script = `javascript:alert(${'1'.repeat(22)})`
    expect(script).toHaveLength(40)
    expect(clean(`<a href="${script}">Now</a>`).removed).toEqual([`href of <a> cannot be "${script}"`])
    expect(clean(`<a href="${script};">Now</a>`).removed).toEqual([`href of <a> cannot be "${script}…"`])
  })
})
