import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import { root } from '../processes.mjs'

const NGINX = '/usr/sbin/nginx'
export const hasNginx = (): boolean => existsSync(NGINX)

/** The example in `deploy/`, with this machine's ports and folders, and without TLS. */
const configOf = (folder: string, port: number, ports: Readonly<Record<string, number>>): string => {
  let example = readFileSync(join(root, 'deploy/nginx-cells.conf'), 'utf8')
  for (const [cell, own] of Object.entries(ports))
    example = example.replace(new RegExp(`(upstream ${cell} \\{\\s+server 127\\.0\\.0\\.1:)\\d+`), `$1${own}`)
  example = example
    .replaceAll(/^ +ssl_.*\n/gm, '')
    .replace('listen 443 ssl http2 default_server', `listen 127.0.0.1:${port} default_server`)
    .replace('/etc/nginx/cells/', `${folder}/cells/`)
    .replace('/etc/nginx/foyer-proxy.conf', join(root, 'deploy/foyer-proxy.conf'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ')
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log warn;\nevents {}\nhttp { access_log off; ${temporary}\n${example}}\n`
}

export interface Router {
  readonly port: number
  /** Takes over which hosts each cell serves, by the lines that `cell hosts` wrote: all at once, for meanwhile a host would be nobody’s. */
  lead(hosts: Readonly<Record<string, string>>): Promise<void>
  stop(): void
}

/** The real nginx in front of cells at these ports. */
export const startRouter = async (ports: Readonly<Record<string, number>>): Promise<Router> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-router-'))
  mkdirSync(join(folder, 'cells'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configOf(folder, port, ports))
  const child = spawn(NGINX, ['-c', file, '-e', join(folder, 'error.log')], { stdio: ['ignore', 'inherit', 'inherit'] })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  for (let left = 100; !(await answers()); left -= 1) {
    if (left === 0 || child.exitCode !== null) throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    await pause(100)
  }
  return {
    port,
    async lead(hosts) {
      for (const [cell, lines] of Object.entries(hosts)) writeFileSync(join(folder, 'cells', `${cell}.hosts`), lines)
      child.kill('SIGHUP')
      await pause(500)
    },
    stop() {
      child.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
