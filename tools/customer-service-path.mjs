// Makes a scrambled customer-service path of an address, or opens one.
//   node tools/customer-service-path.mjs https://chat.example/room [8-character key]
//   node tools/customer-service-path.mjs --open <path>
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const KEY_LENGTH = 8
const USAGE = 'Usage: node tools/customer-service-path.mjs <http(s), tel or mailto address> [8-character key] | --open <path>'

/** Node has single DES switched off; K‖K‖K in triple DES gives the same bytes. @param {string} key */
const tripled = key => Buffer.from(key.repeat(3), 'latin1')

/** @param {string} url @param {string} key */
const scramble = (url, key) => {
  const cipher = createCipheriv('des-ede3-ecb', tripled(key), null)
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key
}

/** @param {string} path */
const open = path => {
  const decipher = createDecipheriv('des-ede3-ecb', tripled(path.slice(-KEY_LENGTH)), null)
  return Buffer.concat([decipher.update(path.slice(0, -KEY_LENGTH), 'base64'), decipher.final()]).toString('utf8')
}

const [first = '', second] = process.argv.slice(2)
const key = second ?? randomBytes(6).toString('base64url')
if (first === '--open' && second) process.stdout.write(`${open(second)}\n`)
else if (/^(?:https?:\/\/|tel:|mailto:)/.test(first) && /^[\x21-\x7e]{8}$/.test(key)) process.stdout.write(`${scramble(first, key)}\n`)
else {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 1
}
