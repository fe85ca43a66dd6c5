// npm run foyer -- <command> …: `ops` calls a console that runs somewhere, and so needs neither packages nor a database; every other command runs the server's own code beside its database.
const [command, ...words] = process.argv.slice(2)
if (command === 'ops') {
  const { runOps } = await import('./ops/client.mjs')
  const { code, out, error } = await runOps(words, process.env)
  if (out !== undefined) process.stdout.write(`${out}\n`)
  if (error !== undefined) process.stderr.write(`${error}\n`)
  process.exitCode = code
} else {
  process.argv.splice(2, 0, 'server/src/app/foyer.ts')
  await import('./run.mjs')
}
