/** What a visitor of the demo needs to know. @param {string} origin */
export const announceDemo = origin => {
  const { port } = new URL(origin)
  console.log(`
  Foyer is running.

    Lumina   ${origin}/m/home
             user name player, password Lantern-42-river
    Aurora   http://aurora.localhost:${port}/m/home
             user name player, password Harbor-77-cedar

    The calls     ${origin}/docs
    One-time codes and mails   ${origin}/dev/outbox

  Ctrl-C stops it.
`)
}
