import { createHash } from 'node:crypto'

/**
 * In the head of a game's page: asks for the game while the page's scripts are still on their way, which saves a trip over the network. The page
 * takes the answer from `window.opening` (`web/request.ts`).
 */
export const EARLY_OPEN = "window.opening=fetch('/api/open',{method:'POST',body:JSON.stringify({launch:location.hash.slice(1)})}).catch(function(){})"

/** As the content policy names this script, and no other that stands in a page. */
export const EARLY_OPEN_HASH = `'sha256-${createHash('sha256').update(EARLY_OPEN).digest('base64')}'`
