import type { TSchema } from 'typebox'
import { contentKinds } from './content-kinds.ts'
import { merchantJson } from './merchant-json.ts'
import { type SettingRow, json, rowsOf } from './setting-rows.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const tableOf = (rows: readonly SettingRow[]): string =>
  [
    '| setting | type | default | meaning |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ name, type, isRequired, fallback, meaning }) => {
      const byDefault = fallback === undefined ? (isRequired ? 'must be there' : '') : `\`${json(fallback)}\``
      return `| \`${cell(name)}\` | ${cell(type)} | ${cell(byDefault)} | ${cell(meaning)} |`
    }),
  ].join('\n')

/** The rows of every declared file of a merchant's folder. */
export const settingTables = [merchantJson, ...Object.values(contentKinds)].map(
  ({ file, schema }: { readonly file: string; readonly schema: TSchema }) => ({
    file,
    rows: rowsOf(schema),
  }),
)

export const SETTINGS_DOCUMENT = new URL('../../../../docs/merchant-settings.md', import.meta.url)

/** The content of `SETTINGS_DOCUMENT`. */
export const settingsDocument = (): string =>
  [
    '# Every setting of a merchant',
    'Made by `npm run settings` from the schemas that merchants are checked by; a test fails where it is out of date. Change the description in the schema, never this page. A setting that has no default does nothing until it is written. `sms:gateway.url` is a setting of the provider `gateway`; `[]` stands for each entry of a list, `<key>` for each key.',
    ...settingTables.flatMap(({ file, rows }) => [`## ${file}`, tableOf(rows)]),
  ].join('\n\n') + '\n'
