import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import { languages } from '@foyer/contract/languages'
import { TOKEN_BYTES } from '#account/member/token.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import type { Service } from '#kernel/service.ts'
import { limitReached } from '#safe-play/limit-reached.ts'
import { policyFor } from '#safe-play/policy.ts'
import { findGame } from './find-game.ts'
import { lotteryAddress } from './lottery-address.ts'
import { ownAddress } from './own-address.ts'
import { addressOf, orderOf, providerOf } from './start.ts'
import { walletUrl } from './wallet-url.ts'

/** Games that one member starts; each asks the vendor. */
const PER_MEMBER: LimitRule = { name: 'launch', points: 60, seconds: 10 * 60, code: 'TOO_MANY_REQUEST' }
/** The vendor exchanges the token of a launch within this time, ms. */
const TOKEN_LIFE_MS = 60_000

type LaunchDeps = Pick<Deps, 'stores' | 'clock' | 'log' | 'limits' | 'randomToken' | 'gamesOf' | 'merchants' | 'publicAddresses'>

/**
 * Starts a game for money (spec 2 §3, Game launch payload). Refused during a break, with a limit of time that is used up, and to members of
 * type 4, who have no money to play with: they can try it.
 */
export const launchGame = (deps: LaunchDeps): Service<'games.launchGame'> => {
  const { stores, clock, limits, randomToken, merchants, publicAddresses } = deps

  const admit = async (caller: SignedInCaller): Promise<void> => {
    if (caller.session.member.type === RESTRICTED) throw new Refusal('no_permissions')
    const owner = ownerOf(caller)
    const now = clock()
    if (await stores.safePlay.pauseOf(owner, now)) throw new Refusal('play.paused')
    if (await stores.locks.holds(owner, 'bets', now)) throw new Refusal('bets.locked')
    if (await stores.identityChecks.isNeeded(owner, 'bets', now)) throw new Refusal('identity.needed')
    const reached = limitReached(await stores.safePlay.limitsOf(owner, now), { kinds: ['time'], amount: 0 })
    if (reached) throw reached
  }

  return async (request, caller) => {
    const { merchant, origin, session } = caller
    const backUrl = ownAddress(caller, merchants, request.backUrl)
    const lottery = lotteryAddress(request, new URL(backUrl).pathname + new URL(backUrl).search)
    if (lottery) return lottery

    const game = findGame(merchant, request.gameCode, request.vendor)
    await admit(caller)
    const { name, provider } = providerOf(deps, caller)
    const owner = ownerOf(caller)
    await limits.consume(merchant.code, PER_MEMBER, owner.memberId)

    const token = randomToken(TOKEN_BYTES)
    const tokenHash = digestOf(token)
    const launchedAt = clock()
    await stores.gameSessions.add({
      ...owner,
      tokenHash,
      sessionHash: provider.token === 'session' ? tokenHash : null,
      memberSessionHash: session.tokenHash,
      provider: name,
      game: game.code,
      language: languages[caller.language].html,
      launchedAt,
      expiresAt: new Date(launchedAt.getTime() + TOKEN_LIFE_MS),
    })
    const order = () => ({
      ...orderOf(caller, game, backUrl),
      token,
      player: owner.memberId,
      walletUrl: walletUrl(publicAddresses.of(merchant), merchant.code),
      historyUrl: `${origin}/m/games/history`,
      depositUrl: `${origin}/m/voucherCenter`,
      realityMinutes: policyFor(caller).rules.realityMinutes,
    })
    return await addressOf(deps, caller, game, async () => await provider.launch(order(), merchant))
  }
}
