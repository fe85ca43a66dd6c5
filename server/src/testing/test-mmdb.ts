import ipaddr from 'ipaddr.js'

type Value = string | number | readonly Value[] | { readonly [name: string]: Value }

/** The data types of the format (MaxMind DB File Format Specification 2.0, Data Field Format). */
const TEXT = 2
const UINT32 = 6
const MAP = 7
const ARRAY = 11
const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')
const SEPARATOR = 16 // bytes

/** One control byte, or two for a type above 7. Sizes up to 28 are enough here. */
const head = (kind: number, size: number): Buffer => {
  if (size > 28) throw new Error('The test database can only have values of up to 28 bytes.')
  return kind > 7 ? Buffer.from([size, kind - 7]) : Buffer.from([(kind << 5) | size])
}

const encoded = (value: Value): Buffer => {
  if (typeof value === 'string') return Buffer.concat([head(TEXT, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') {
    const body = Buffer.alloc(4)
    body.writeUInt32BE(value)
    return Buffer.concat([head(UINT32, 4), body])
  }
  if (Array.isArray(value)) return Buffer.concat([head(ARRAY, value.length), ...value.map(encoded)])
  const entries = Object.entries(value)
  return Buffer.concat([head(MAP, entries.length), ...entries.flatMap(([name, item]) => [encoded(name), encoded(item)])])
}

interface Node {
  readonly sides: [Node | number | undefined, Node | number | undefined]
}

/** A small database in MaxMind's format: blocks of addresses, each with its record. With `version` 6, IPv4 addresses are below ::/96. */
export const makeTestDatabase = (version: 4 | 6, records: Readonly<Record<string, Value>>): Buffer => {
  const root: Node = { sides: [undefined, undefined] }
  const data: Buffer[] = []
  let offset = 0

  for (const [block, record] of Object.entries(records)) {
    const [address, prefix] = ipaddr.parseCIDR(block)
    const bytes = address.kind() === 'ipv4' && version === 6 ? [...Buffer.alloc(12), ...address.toByteArray()] : address.toByteArray()
    const bits = bytes.flatMap(byte => Array.from({ length: 8 }, (_, at) => ((byte >> (7 - at)) & 1) as 0 | 1))
    const length = prefix + bits.length - address.toByteArray().length * 8
    let node = root
    for (const bit of bits.slice(0, length - 1)) {
      const next = node.sides[bit]
      if (typeof next === 'object') node = next
      else node = node.sides[bit] = { sides: [undefined, undefined] }
    }
    node.sides[bits[length - 1] ?? 0] = offset
    const body = encoded(record)
    data.push(body)
    offset += body.length
  }

  const nodes: Node[] = []
  const number = new Map<Node, number>()
  const visit = (node: Node): void => {
    number.set(node, nodes.push(node) - 1)
    for (const side of node.sides) if (typeof side === 'object') visit(side)
  }
  visit(root)

  const tree = Buffer.alloc(nodes.length * 6)
  for (const [at, { sides }] of nodes.entries()) {
    for (const [which, side] of sides.entries()) {
      const record = side === undefined ? nodes.length : typeof side === 'number' ? nodes.length + SEPARATOR + side : (number.get(side) ?? 0)
      tree.writeUIntBE(record, at * 6 + which * 3, 3)
    }
  }
  const metadata = encoded({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    database_type: 'Test-Country',
    description: { en: 'Test' },
    ip_version: version,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  })
  return Buffer.concat([tree, Buffer.alloc(SEPARATOR), ...data, MARKER, metadata])
}
