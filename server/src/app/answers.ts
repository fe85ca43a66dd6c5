import type { CallName } from '@foyer/contract'
import { close } from '#account/closing/close.ts'
import { bindIdentity } from '#account/identity/bind-identity.ts'
import { info } from '#account/member/info.ts'
import { language } from '#account/member/language.ts'
import { profileIcon } from '#account/member/profile-icon.ts'
import { passwordRecoveryEmail, passwordRecoverySms } from '#account/password/password-recovery-code.ts'
import { passwordRecovery } from '#account/password/password-recovery.ts'
import { password } from '#account/password/password.ts'
import { registerAutoUsername } from '#account/registration/register-auto-username.ts'
import { registerFirebase } from '#account/registration/register-firebase.ts'
import { registerMobile } from '#account/registration/register-mobile.ts'
import { registerSetting } from '#account/registration/register-setting.ts'
import { register } from '#account/registration/register.ts'
import { authenticatorAdd, authenticatorBegin } from '#account/security/authenticator.ts'
import { confirm, confirmCode } from '#account/security/confirm.ts'
import { contactAdd, contactCode } from '#account/security/contact.ts'
import { events } from '#account/security/events.ts'
import { alwaysAsk, payeeName, removeFactor } from '#account/security/factors.ts'
import { unbindIdentity } from '#account/security/identities.ts'
import { overview } from '#account/security/overview.ts'
import { networkForget, sessionEnd, trustEnd } from '#account/security/places.ts'
import { renewRecoveryCodes } from '#account/security/recovery-codes.ts'
import { freePlay } from '#account/session/free-play.ts'
import { handoff, takeHandoff } from '#account/session/handoff.ts'
import { logIn } from '#account/session/log-in.ts'
import { logOut } from '#account/session/log-out.ts'
import { loginVerification } from '#account/session/login-verification.ts'
import { rsaKey } from '#account/session/rsa-key.ts'
import { thirdParty } from '#account/session/third-party.ts'
import { smsNoLogin } from '#account/verification/sms-no-login.ts'
import { emailTwoFactor, smsTwoFactor } from '#account/verification/two-factor-code.ts'
import { geetest } from '#captcha/calls/geetest.ts'
import { picture } from '#captcha/calls/picture.ts'
import { proofOfWork, proofOfWorkVerify } from '#captcha/calls/proof-of-work.ts'
import { setting } from '#captcha/calls/setting.ts'
import { sliderVerify } from '#captcha/calls/slider-verify.ts'
import { slider } from '#captcha/calls/slider.ts'
import { joinActivity } from '#content/activities/join-activity.ts'
import { joinedActivities } from '#content/activities/joined-activities.ts'
import { announcementCategories } from '#content/announcements/categories.ts'
import { listAnnouncements } from '#content/announcements/list-announcements.ts'
import { markRead } from '#content/announcements/mark-read.ts'
import { popups } from '#content/announcements/popups.ts'
import { listBanners } from '#content/banners/list-banners.ts'
import { bigWins } from '#games/big-wins.ts'
import { gameMatch } from '#games/game-match.ts'
import { launchGame } from '#games/launch-game.ts'
import { myGames, setFavorite } from '#games/my-games.ts'
import { myRounds, replay } from '#games/my-rounds.ts'
import { newGameVendor } from '#games/new-game-vendor.ts'
import { searchGames } from '#games/search-games.ts'
import { trialLaunch } from '#games/trial-launch.ts'
import type { KeyRing } from '#kernel/crypto/key-ring.ts'
import type { Service } from '#kernel/service.ts'
import { draw, draws } from '#lottery/draws.ts'
import { listLotteries } from '#lottery/list-lotteries.ts'
import { buyTickets } from '#lottery/tickets/buy-tickets.ts'
import { ticket, tickets } from '#lottery/tickets/tickets.ts'
import { listOrders } from '#mall/list-orders.ts'
import { mallOverview } from '#mall/mall-overview.ts'
import { orderGood } from '#mall/order-good.ts'
import { balance } from '#money/balance.ts'
import { depositSettings, depositStats } from '#money/deposits.ts'
import { statement } from '#money/statement.ts'
import { createDeposit } from '#payments/create-deposit.ts'
import { createWithdrawal } from '#payments/create-withdrawal.ts'
import { depositChannels } from '#payments/deposit-channels.ts'
import { deposit, deposits } from '#payments/deposits.ts'
import { addPayoutAccount, removePayoutAccount } from '#payments/payout-accounts/payout-accounts.ts'
import { withdrawal, withdrawals, withdrawalSetting } from '#payments/withdrawals.ts'
import { bind as bindPush, subscribe as subscribePush, unsubscribe as unsubscribePush } from '#push/binding.ts'
import { kinds as pushKinds, seen as pushSeen, setKind as setPushKind, setting as pushSetting } from '#push/choices.ts'
import { playerRankProgress } from '#ranks/player-rank-progress.ts'
import { downline, downlineTotals } from '#referral/downline.ts'
import { friends } from '#referral/friends.ts'
import { invitation } from '#referral/invitation.ts'
import { registerPlayer } from '#referral/register-player.ts'
import { availablePromotions } from '#rewards/available-promotions.ts'
import { board, hideOnBoard } from '#rewards/board.ts'
import { claimReward } from '#rewards/claim.ts'
import { rewards, setBirthday } from '#rewards/rewards.ts'
import { confirmRaise, dropRaise, setLimit } from '#safe-play/limits.ts'
import { safePlayOverview } from '#safe-play/overview.ts'
import { comeBack, exclude, takeBreak } from '#safe-play/pauses.ts'
import { acknowledgeCheck, playClock } from '#safe-play/play-clock.ts'
import { consolidatedSettings } from '#site/consolidated-settings.ts'
import { country } from '#site/country.ts'
import { domainProblem } from '#site/domain-problem.ts'
import { domainRoute } from '#site/domain-route.ts'
import { downloadLinks } from '#site/downloads/download-links.ts'
import { manifest } from '#site/manifest.ts'
import { ping } from '#site/ping.ts'
import { status } from '#site/status.ts'
import { whitelabel } from '#site/whitelabel.ts'
import { launchChat, unreadCount } from '#support/chat/launch.ts'
import { picture as chatPicture, sendPicture } from '#support/chat/picture.ts'
import { ask, send } from '#support/chat/send.ts'
import { read, thread } from '#support/chat/thread.ts'
import { customerServiceScript } from '#support/customer-service/customer-service-script.ts'
import { feedbackPictures } from '#support/feedback/feedback-pictures.ts'
import { listFeedback } from '#support/feedback/list-feedback.ts'
import { sendFeedback } from '#support/feedback/send-feedback.ts'
import { choose as chooseTracking, policy as trackingPolicy } from '#tracking/consent.ts'
import { forget as forgetTracked, mine as trackedOfMine } from '#tracking/member-data.ts'
import { pixels as trackingPixels } from '#tracking/pixels.ts'
import { track } from '#tracking/track.ts'
import type { Deps } from './deps.ts'

export type Answers = { readonly [Name in CallName]: Service<Name> }

/** The whole API: every declared call and the service that answers it. */
export const answers = (deps: Deps & { readonly keys: KeyRing }) =>
  ({
    'session.rsaKey': rsaKey(deps),
    'session.login': logIn(deps),
    'session.loginVerification': loginVerification(deps),
    'session.freePlay': freePlay(deps),
    'session.thirdParty': thirdParty(deps),
    'session.handoff': handoff(deps),
    'session.takeHandoff': takeHandoff(deps),
    'session.logout': logOut(deps),
    'captcha.setting': setting,
    'captcha.geetest': geetest(deps),
    'captcha.slider': slider(deps),
    'captcha.sliderVerify': sliderVerify(deps),
    'captcha.picture': picture(deps),
    'captcha.proofOfWork': proofOfWork(deps),
    'captcha.proofOfWorkVerify': proofOfWorkVerify(deps),
    'member.register': register(deps),
    'member.registerMobile': registerMobile(deps),
    'member.registerAutoUsername': registerAutoUsername(deps),
    'member.registerFirebase': registerFirebase(deps),
    'member.bindIdentity': bindIdentity(deps),
    'member.info': info(deps),
    'member.language': language(deps),
    'member.profileIcon': profileIcon(deps),
    'member.close': close(deps),
    'member.password': password(deps),
    'member.passwordRecoverySms': passwordRecoverySms(deps),
    'member.passwordRecoveryEmail': passwordRecoveryEmail(deps),
    'member.passwordRecovery': passwordRecovery(deps),
    'member.security': overview(deps),
    'member.securityEvents': events(deps),
    'member.securityConfirm': confirm(deps),
    'member.securityConfirmCode': confirmCode(deps),
    'member.securityContactCode': contactCode(deps),
    'member.securityContact': contactAdd(deps),
    'member.securityPayeeName': payeeName(deps),
    'member.securityAuthenticatorBegin': authenticatorBegin(deps),
    'member.securityAuthenticator': authenticatorAdd(deps),
    'member.securityRemove': removeFactor(deps),
    'member.securityAlwaysAsk': alwaysAsk(deps),
    'member.securityRecoveryCodes': renewRecoveryCodes(deps),
    'member.securityIdentityUnbind': unbindIdentity(deps),
    'member.securitySessionEnd': sessionEnd(deps),
    'member.securityNetworkForget': networkForget(deps),
    'member.securityTrustEnd': trustEnd(deps),
    'verification.smsNoLogin': smsNoLogin(deps),
    'verification.smsTwoFactor': smsTwoFactor(deps),
    'verification.emailTwoFactor': emailTwoFactor(deps),
    'system.status': status,
    'system.country': country,
    'system.domainRoute': domainRoute,
    'system.domainProblem': domainProblem,
    'system.customerServiceScript': customerServiceScript,
    'system.consolidatedSettings': consolidatedSettings,
    'system.registerSetting': registerSetting,
    'system.whitelabel': whitelabel,
    'system.manifest': manifest,
    'system.ping': ping,
    'chat.launch': launchChat(deps),
    'chat.unreadCount': unreadCount(deps),
    'chat.thread': thread(deps),
    'chat.read': read(deps),
    'chat.send': send(deps),
    'chat.ask': ask(deps),
    'chat.sendPicture': sendPicture(deps),
    'chat.picture': chatPicture(deps),
    'feedback.send': sendFeedback(deps),
    'feedback.list': listFeedback(deps),
    'feedback.pictures': feedbackPictures(deps),
    'mall.overview': mallOverview(deps),
    'mall.order': orderGood(deps),
    'mall.orders': listOrders(deps),
    'games.newGameVendor': newGameVendor,
    'games.gameMatch': gameMatch,
    'games.search': searchGames,
    'games.bigWins': bigWins(deps),
    'games.mine': myGames(deps),
    'games.setFavorite': setFavorite(deps),
    'games.rounds': myRounds(deps),
    'games.replay': replay(deps),
    'games.launchGame': launchGame(deps),
    'games.trialLaunch': trialLaunch(deps),
    'lottery.list': listLotteries(deps),
    'lottery.draws': draws(deps),
    'lottery.draw': draw(deps),
    'lottery.buyTickets': buyTickets(deps),
    'lottery.tickets': tickets(deps),
    'lottery.ticket': ticket(deps),
    'downloads.downloadLinks': downloadLinks,
    'wallet.balance': balance(deps),
    'wallet.statement': statement(deps),
    'wallet.depositSettings': depositSettings,
    'wallet.depositStats': depositStats,
    'payments.depositChannels': depositChannels(deps),
    'payments.createDeposit': createDeposit(deps),
    'payments.deposit': deposit(deps),
    'payments.deposits': deposits(deps),
    'payments.withdrawalSetting': withdrawalSetting(deps),
    'payments.addPayoutAccount': addPayoutAccount(deps),
    'payments.removePayoutAccount': removePayoutAccount(deps),
    'payments.createWithdrawal': createWithdrawal(deps),
    'payments.withdrawal': withdrawal(deps),
    'payments.withdrawals': withdrawals(deps),
    'safePlay.overview': safePlayOverview(deps),
    'safePlay.setLimit': setLimit(deps),
    'safePlay.confirmRaise': confirmRaise(deps),
    'safePlay.dropRaise': dropRaise(deps),
    'safePlay.takeBreak': takeBreak(deps),
    'safePlay.exclude': exclude(deps),
    'safePlay.comeBack': comeBack(deps),
    'safePlay.playClock': playClock(deps),
    'safePlay.acknowledgeCheck': acknowledgeCheck(deps),
    'push.setting': pushSetting(deps),
    'push.bind': bindPush(deps),
    'push.subscribe': subscribePush(deps),
    'push.unsubscribe': unsubscribePush(deps),
    'push.kinds': pushKinds(deps),
    'push.setKind': setPushKind(deps),
    'push.seen': pushSeen(deps),
    'tracking.track': track(deps),
    'tracking.policy': trackingPolicy(deps),
    'tracking.choose': chooseTracking(deps),
    'tracking.pixels': trackingPixels(deps),
    'tracking.mine': trackedOfMine(deps),
    'tracking.forget': forgetTracked(deps),
    'promotions.availablePromotions': availablePromotions(deps),
    'rewards.mine': rewards(deps),
    'rewards.claim': claimReward(deps),
    'rewards.setBirthday': setBirthday(deps),
    'rewards.board': board(deps),
    'rewards.hideOnBoard': hideOnBoard(deps),
    'ranks.playerRankProgress': playerRankProgress(deps),
    'banners.list': listBanners(deps),
    'activities.join': joinActivity(deps),
    'activities.joined': joinedActivities(deps),
    'referral.invitation': invitation(deps),
    'referral.friends': friends(deps),
    'referral.downline': downline(deps),
    'referral.downlineTotals': downlineTotals(deps),
    'referral.registerPlayer': registerPlayer(deps),
    'announcements.popups': popups(deps),
    'announcements.list': listAnnouncements(deps),
    'announcements.categories': announcementCategories,
    'announcements.read': markRead(deps),
  }) satisfies Answers
