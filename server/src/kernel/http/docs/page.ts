import { REQUEST_TIMEOUT, type CallDeclaration } from '@foyer/contract/call'
import { errors, type ErrorCode } from '@foyer/contract/errors'
import type { TSchema } from 'typebox'
import { escapeHtml } from '#kernel/html.ts'
import { describe } from './describe.ts'
import { fieldsOf } from './open-api-request.ts'
import { errorsOf } from './open-api-responses.ts'

type Calls = Readonly<Record<string, CallDeclaration>>

const text = (value: unknown): string => escapeHtml(typeof value === 'string' ? value : '')

const fieldTable = (title: string, schema: TSchema): string => {
  const fields = fieldsOf(schema)
  if (!fields.length)
    return 'type' in schema && schema.type !== 'object' ? `<h3>${title}</h3><p><code>${escapeHtml(describe(schema as never))}</code></p>` : ''
  const rows = fields.map(
    ({ name, schema: field, required }) =>
      `<tr><td><code>${escapeHtml(name)}${required ? '' : '?'}</code></td><td><code>${escapeHtml(describe(field))}</code></td><td>${text(field.description)}</td></tr>`,
  )
  return `<h3>${title}</h3><table><thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const facts = (call: CallDeclaration): string => {
  const facts = [
    { none: 'no session', optional: 'session optional', required: 'session required' }[call.session],
    call.encrypted ? 'encrypted' : 'plain',
    `ModuleId ${call.moduleId}`,
    `timeout ${(call.timeout ?? REQUEST_TIMEOUT) / 1000} s`,
    ...(call.cache ? [{ session: 'kept for the session', never: 'never cached' }[call.cache]] : []),
    ...(call.always ? ['answers in maintenance'] : []),
    ...(call.onBlockedHost ? ['answers on a blocked host'] : []),
    ...(call.onUnknownHost ? ['answers on an unknown host to whoever names the merchant'] : []),
    ...(call.crossOrigin ? [call.crossOrigin === 'own' ? 'from every host of the merchant' : 'from every page'] : []),
    ...(call.bare ? ['bare answer'] : []),
  ]
  return `<ul class="facts">${facts.map(fact => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`
}

const errorTable = (codes: readonly ErrorCode[]): string => {
  const rows = codes.map(code => {
    const data = fieldsOf(errors[code].data).map(({ name, schema }) => `${name}: ${describe(schema)}`)
    return `<tr><td><code>${code}</code></td><td>${errors[code].status}</td><td><code>${escapeHtml(data.join(', '))}</code></td></tr>`
  })
  return `<table><thead><tr><th>Code</th><th>Status</th><th>Value</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const section = ([name, call]: readonly [string, CallDeclaration]): string =>
  `<section id="${escapeHtml(name)}"><h2><span class="method ${call.method.toLowerCase()}">${call.method}</span> ${escapeHtml(call.path)}</h2>` +
  `<p>${escapeHtml(call.summary)}</p>${facts(call)}${fieldTable('Request', call.request)}${fieldTable('Answer', call.answer)}` +
  `<h3>Errors</h3><details><summary>${errorsOf(call).length} codes</summary>${errorTable(errorsOf(call))}</details></section>`

const navigation = (calls: Calls): string => {
  const groups = Object.groupBy(Object.keys(calls), name => name.split('.')[0] ?? name)
  const links = (names: readonly string[]) => names.map(name => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join('')
  return Object.entries(groups)
    .map(([group, names = []]) => `<h2>${escapeHtml(group)}</h2>${links(names)}`)
    .join('')
}

/** The API page: every call, its fields and its errors, in plain HTML without a script. */
export const docsPage = (calls: Calls): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<title>Foyer: the calls</title><link rel="stylesheet" href="/docs/style.css"></head><body>' +
  `<nav aria-label="Calls"><strong>Foyer</strong><p><a href="/docs/openapi.json">openapi.json</a></p>${navigation(calls)}</nav>` +
  '<main><h1>The calls</h1><p>Made from the declarations in <code>contract/</code>, which the server validates by. An answer is ' +
  '<code>{"success":true,"value":…}</code>, a failure <code>{"success":false,"errorCode","message","value"?}</code>.</p>' +
  '<p>An encrypted call draws R, 32 random bytes as base64 text, and sends it sealed with the key of <a href="#session.rsaKey">session.rsaKey</a> ' +
  '(RSA-OAEP-SHA-256, base64) as <code>Encryption</code>, that key as <code>X-RSA</code>, the JSON as <code>{"value": DES-ECB-PKCS7, base64}</code> ' +
  'under the first 8 bytes of HMAC-SHA-256(R, "des"), and as <code>X-Digest</code> the hex HMAC-SHA-256 of that text under HMAC-SHA-256(R, "mac"). ' +
  'On <code>encryption_key_expired</code> it fetches the key again and repeats once.</p>' +
  `${Object.entries(calls).map(section).join('')}</main></body></html>\n`
