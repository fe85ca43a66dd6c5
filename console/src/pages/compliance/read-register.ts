/** The fields of a file of comma- or semicolon-separated values, with quotes where a field has such a sign; lines without any field are left out. */
export const csvRows = (text: string): readonly (readonly string[])[] => {
  const [first = ''] = text.split(/\r?\n/, 1)
  const separator = first.split(';').length > first.split(',').length ? ';' : ','
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  const endField = () => {
    row.push(field.trim())
    field = ''
  }
  const endRow = () => {
    endField()
    if (row.some(one => one !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quoted) {
      if (sign === '"' && text[at + 1] === '"') {
        field += '"'
        at += 1
      } else if (sign === '"') quoted = false
      else field += sign
    } else if (sign === '"' && field.trim() === '') quoted = true
    else if (sign === separator) endField()
    else if (sign === '\n') endRow()
    else if (sign !== '\r' && sign !== '\uFEFF') field += sign
  }
  endRow()
  return rows
}

/** What a column of a regulator’s register may be called. */
const NAMES = {
  username: ['username', 'user', 'login', 'account'],
  mobile: ['mobile', 'phone', 'number', 'telephone'],
  email: ['email', 'e-mail', 'mail'],
  name: ['name', 'full name', 'fullname', 'full_name'],
  birthday: ['birthday', 'birth date', 'birthdate', 'date of birth', 'date_of_birth', 'dob'],
} as const
export type RegisterColumn = keyof typeof NAMES
export type RegisterRow = Partial<Record<RegisterColumn, string>>

/** The people of a register by the names of its columns; undefined where no column is known. */
export const registerRows = (text: string): readonly RegisterRow[] | undefined => {
  const [head = [], ...rows] = csvRows(text)
  const columns = head.map(title =>
    (Object.keys(NAMES) as RegisterColumn[]).find(name => (NAMES[name] as readonly string[]).includes(title.toLowerCase())),
  )
  if (columns.every(column => column === undefined)) return undefined
  return rows.map(row => Object.fromEntries(row.flatMap((value, at) => (columns[at] !== undefined && value !== '' ? [[columns[at], value]] : []))))
}
