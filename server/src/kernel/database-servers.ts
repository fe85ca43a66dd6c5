/** `postgres://user:password@one:5432,other:5432/database?…`: before the hosts, the hosts, and behind them. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]+)(.*)$/s

/** The address of each server that a `DATABASE_URL` names, with commas between hosts as libpq has it; none where it is no such address. */
export const serversOf = (url: string): readonly string[] => {
  const [, before = '', hosts = '', behind = ''] = PARTS.exec(url) ?? []
  const servers = hosts.split(',').map(host => `${before}${host}${behind}`)
  return hosts !== '' && servers.every(server => (URL.parse(server)?.hostname ?? '') !== '') ? servers : []
}
