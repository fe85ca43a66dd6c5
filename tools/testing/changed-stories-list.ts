import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../../web/src/app/routes/routes.ts'
import { storiesTouchedBy } from './changed-stories.ts'

// node tools/testing/changed-stories-list.ts <file …>: prints the stories that changes to these files may touch, a line each, or "all".

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim()
const sources = Object.fromEntries(
  files.split('\n').flatMap(file => {
    try {
      return [[file, readFileSync(join(root, file), 'utf8')]]
    } catch {
      return [] // removed, and not yet committed
    }
  }),
)
const stories = storiesTouchedBy(process.argv.slice(2), sources, routes)
console.log(stories === 'all' ? stories : stories.join('\n'))
