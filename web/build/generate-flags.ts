import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Makes one sprite of all flags, to avoid a request for each: npm run flags
const packageFile = createRequire(import.meta.url).resolve('country-flag-icons/package.json')
const folder = join(dirname(packageFile), '3x2')
const target = fileURLToPath(new URL('../src/blocks/account/dialling-code/flags.svg', import.meta.url))

const symbolOf = (file: string): string => {
  const [, viewBox, drawing] = /^<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(readFileSync(join(folder, file), 'utf8')) ?? []
  if (viewBox === undefined || drawing === undefined) throw new Error(`${file} is not a flag`)
  return `<symbol id="${file.slice(0, -'.svg'.length)}" viewBox="${viewBox}">${drawing}</symbol>`
}

const isCountry = (file: string): boolean => /^[A-Z]{2}\.svg$/.test(file)
const symbols = readdirSync(folder).filter(isCountry).sort().map(symbolOf)
writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
