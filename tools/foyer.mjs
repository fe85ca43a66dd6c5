// npm run foyer -- <command> …: `ops` needs no packages; every other command runs the server's own code beside its database.
if (process.argv[2] === 'ops') await import('./ops/main.mjs')
else {
  process.argv.splice(2, 0, 'server/src/app/foyer.ts')
  await import('./run.mjs')
}
