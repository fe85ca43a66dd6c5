import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, root, run, say } from './processes.mjs'
import { licencesPage, partsOf } from './production/parts.mjs'

// npm run sbom: writes the bill of materials of a build, dist/bom.json (CycloneDX), and the page of licences, docs/security/licences.md.
const { manifest, lock } = partsOf(root)
writeFileSync(join(root, 'docs/security/licences.md'), licencesPage(lock))
const folder = mkdtempSync(join(tmpdir(), 'foyer-sbom-'))
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
const { code, output } = await run('npm', ['sbom', '--prefix', folder, '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'])
rmSync(folder, { recursive: true })
if (code !== 0) fail(`npm sbom failed:\n${output}`)
mkdirSync(join(root, 'dist'), { recursive: true })
writeFileSync(join(root, 'dist/bom.json'), output)
say('dist/bom.json and docs/security/licences.md are written.')
