import { bindIdentity } from '#account/identity/bind-identity.ts'
import { registerFirebase } from '#account/identity/register-firebase.ts'
import { language } from '#account/member/language.ts'
import { passkeyAdd, passkeyBegin, passkeyRemove, passkeyRename } from '#account/passkeys/own-passkeys.ts'
import { passkeyKeep, passkeyLogin, passkeyOptions } from '#account/passkeys/passkeys.ts'
import { passwordRecovery, passwordRecoveryEmail, passwordRecoverySms } from '#account/password/password-recovery.ts'
import { password } from '#account/password/password.ts'
import { registerSetting } from '#account/registration/register-setting.ts'
import { register, registerAutoUsername, registerMobile } from '#account/registration/register.ts'
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
import { loginVerification } from '#account/session/login-verification.ts'
import { login } from '#account/session/login.ts'
import { logout } from '#account/session/logout.ts'
import { rsaKey } from '#account/session/rsa-key.ts'
import { thirdParty } from '#account/session/third-party.ts'
import { smsNoLogin } from '#account/verification/sms-no-login.ts'
import { emailTwoFactor, smsTwoFactor } from '#account/verification/two-factor.ts'
import { chooseOffers, offerChoices } from '#campaigns/offers.ts'
import { geetest } from '#captcha/geetest.ts'
import { picture } from '#captcha/picture.ts'
import { proofOfWork, proofOfWorkVerify } from '#captcha/proof-of-work.ts'
import { setting } from '#captcha/setting.ts'
import { slider, sliderVerify } from '#captcha/slider.ts'
import { joinActivity, joinedActivities } from '#content/activities/join-activity.ts'
import { announcementCategories } from '#content/announcements/categories.ts'
import { listAnnouncements } from '#content/announcements/list-announcements.ts'
import { markRead } from '#content/announcements/mark-read.ts'
import { popups } from '#content/announcements/popups.ts'
import { listBanners } from '#content/banners/list-banners.ts'
import { report as reportFault } from '#faults/report.ts'
import { gameMatch } from '#games/game-match.ts'
import { launchGame } from '#games/launch-game.ts'
import { live } from '#games/live.ts'
import { myGames, setFavorite } from '#games/my-games.ts'
import { myRounds, replay } from '#games/my-rounds.ts'
import { newGameVendor } from '#games/new-game-vendor.ts'
import { searchGames } from '#games/search-games.ts'
import { trialLaunch } from '#games/trial-launch.ts'
import { identityStatus, sendIdentity } from '#identity-checks/identity-checks.ts'
import { listInbox, seeInbox } from '#inbox/inbox.ts'
import { acceptDocuments, acceptanceDue } from '#legal/acceptance.ts'
import { draw } from '#lottery/draw.ts'
import { draws } from '#lottery/draws.ts'
import { listLotteries } from '#lottery/list-lotteries.ts'
import { ticket } from '#lottery/ticket.ts'
import { buyTickets, tickets } from '#lottery/tickets.ts'
import { mallOverview } from '#mall/mall.ts'
import { listOrders, orderGood } from '#mall/orders.ts'
import { balance } from '#money/balance.ts'
import { depositSettings, depositStats } from '#money/deposits.ts'
import { statement } from '#money/statement.ts'
import { depositChannels } from '#payments/deposit-channels.ts'
import { createDeposit, deposit, deposits } from '#payments/deposits.ts'
import { addPayoutAccount, removePayoutAccount } from '#payments/payout-accounts.ts'
import { withdrawalSetting } from '#payments/withdrawal-setting.ts'
import { createWithdrawal, withdrawal, withdrawals } from '#payments/withdrawals.ts'
import { close } from '#privacy/close.ts'
import { info } from '#profile/info.ts'
import { profileIcon } from '#profile/profile-icon.ts'
import { bind as bindPush, subscribe as subscribePush, unsubscribe as unsubscribePush } from '#push/binding.ts'
import { kinds as pushKinds, seen as pushSeen, setKind as setPushKind, setting as pushSetting } from '#push/choices.ts'
import { playerRankProgress } from '#ranks/player-rank-progress.ts'
import { downline, downlineTotals } from '#referral/downline.ts'
import { friends } from '#referral/friends.ts'
import { invitation } from '#referral/invitation.ts'
import { registerPlayer } from '#referral/register-player.ts'
import { availablePromotions } from '#rewards/available-promotions.ts'
import { board, hideOnBoard } from '#rewards/board.ts'
import { claimReward } from '#rewards/claim-reward.ts'
import { rewards } from '#rewards/rewards.ts'
import { setBirthday } from '#rewards/set-birthday.ts'
import { confirmRaise, dropRaise, setLimit } from '#safe-play/limits.ts'
import { overview as safePlayOverview } from '#safe-play/overview.ts'
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
import { launchChat, unreadCount } from '#support/chat/launch-chat.ts'
import { ask, picture as chatPicture, send, sendPicture } from '#support/chat/send.ts'
import { read, thread } from '#support/chat/thread.ts'
import { customerServiceScript } from '#support/customer-service-script.ts'
import { feedbackPictures, listFeedback, sendFeedback } from '#support/feedback/feedback.ts'
import { choose as chooseTracking, policy as trackingPolicy } from '#tracking/consent.ts'
import { forget as forgetTracked, mine as trackedOfMine } from '#tracking/member-data.ts'
import { pixels as trackingPixels } from '#tracking/pixels.ts'
import { track } from '#tracking/track.ts'
import type { AnswerOf, CallDeclaration, RequestOf } from './call.ts'

/** Every `/wps` call, under the name that web and server use. */
export const calls = {
  'session.rsaKey': rsaKey,
  'session.login': login,
  'session.loginVerification': loginVerification,
  'session.passkeyOptions': passkeyOptions,
  'session.passkeyLogin': passkeyLogin,
  'session.freePlay': freePlay,
  'session.thirdParty': thirdParty,
  'session.handoff': handoff,
  'session.takeHandoff': takeHandoff,
  'session.logout': logout,
  'captcha.setting': setting,
  'captcha.geetest': geetest,
  'captcha.slider': slider,
  'captcha.sliderVerify': sliderVerify,
  'captcha.picture': picture,
  'captcha.proofOfWork': proofOfWork,
  'captcha.proofOfWorkVerify': proofOfWorkVerify,
  'member.register': register,
  'member.registerMobile': registerMobile,
  'member.registerAutoUsername': registerAutoUsername,
  'member.registerFirebase': registerFirebase,
  'member.bindIdentity': bindIdentity,
  'member.info': info,
  'member.language': language,
  'member.profileIcon': profileIcon,
  'member.close': close,
  'member.password': password,
  'member.passwordRecoverySms': passwordRecoverySms,
  'member.passwordRecoveryEmail': passwordRecoveryEmail,
  'member.passwordRecovery': passwordRecovery,
  'member.security': overview,
  'member.securityEvents': events,
  'member.securityConfirm': confirm,
  'member.securityConfirmCode': confirmCode,
  'member.securityContactCode': contactCode,
  'member.securityContact': contactAdd,
  'member.securityPayeeName': payeeName,
  'member.securityAuthenticatorBegin': authenticatorBegin,
  'member.securityAuthenticator': authenticatorAdd,
  'member.securityRemove': removeFactor,
  'member.securityAlwaysAsk': alwaysAsk,
  'member.securityRecoveryCodes': renewRecoveryCodes,
  'member.passkeyBegin': passkeyBegin,
  'member.passkeyAdd': passkeyAdd,
  'member.passkeyRename': passkeyRename,
  'member.passkeyKeep': passkeyKeep,
  'member.passkeyRemove': passkeyRemove,
  'member.securityIdentityUnbind': unbindIdentity,
  'member.securitySessionEnd': sessionEnd,
  'member.securityNetworkForget': networkForget,
  'member.securityTrustEnd': trustEnd,
  'verification.smsNoLogin': smsNoLogin,
  'verification.smsTwoFactor': smsTwoFactor,
  'verification.emailTwoFactor': emailTwoFactor,
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
  'chat.launch': launchChat,
  'chat.unreadCount': unreadCount,
  'chat.thread': thread,
  'chat.read': read,
  'chat.send': send,
  'chat.ask': ask,
  'chat.sendPicture': sendPicture,
  'chat.picture': chatPicture,
  'faults.report': reportFault,
  'feedback.send': sendFeedback,
  'feedback.list': listFeedback,
  'feedback.pictures': feedbackPictures,
  'identity.status': identityStatus,
  'identity.send': sendIdentity,
  'mall.overview': mallOverview,
  'mall.order': orderGood,
  'mall.orders': listOrders,
  'games.newGameVendor': newGameVendor,
  'games.gameMatch': gameMatch,
  'games.search': searchGames,
  'games.live': live,
  'games.mine': myGames,
  'games.setFavorite': setFavorite,
  'games.rounds': myRounds,
  'games.replay': replay,
  'games.launchGame': launchGame,
  'games.trialLaunch': trialLaunch,
  'lottery.list': listLotteries,
  'lottery.draws': draws,
  'lottery.draw': draw,
  'lottery.buyTickets': buyTickets,
  'lottery.tickets': tickets,
  'lottery.ticket': ticket,
  'downloads.downloadLinks': downloadLinks,
  'wallet.balance': balance,
  'wallet.statement': statement,
  'wallet.depositSettings': depositSettings,
  'wallet.depositStats': depositStats,
  'payments.depositChannels': depositChannels,
  'payments.createDeposit': createDeposit,
  'payments.deposit': deposit,
  'payments.deposits': deposits,
  'payments.withdrawalSetting': withdrawalSetting,
  'payments.addPayoutAccount': addPayoutAccount,
  'payments.removePayoutAccount': removePayoutAccount,
  'payments.createWithdrawal': createWithdrawal,
  'payments.withdrawal': withdrawal,
  'payments.withdrawals': withdrawals,
  'safePlay.overview': safePlayOverview,
  'safePlay.setLimit': setLimit,
  'safePlay.confirmRaise': confirmRaise,
  'safePlay.dropRaise': dropRaise,
  'safePlay.takeBreak': takeBreak,
  'safePlay.exclude': exclude,
  'safePlay.comeBack': comeBack,
  'safePlay.playClock': playClock,
  'safePlay.acknowledgeCheck': acknowledgeCheck,
  'push.setting': pushSetting,
  'push.bind': bindPush,
  'push.subscribe': subscribePush,
  'push.unsubscribe': unsubscribePush,
  'offers.choices': offerChoices,
  'offers.choose': chooseOffers,
  'push.kinds': pushKinds,
  'push.setKind': setPushKind,
  'push.seen': pushSeen,
  'tracking.track': track,
  'tracking.policy': trackingPolicy,
  'tracking.choose': chooseTracking,
  'tracking.pixels': trackingPixels,
  'tracking.mine': trackedOfMine,
  'tracking.forget': forgetTracked,
  'promotions.availablePromotions': availablePromotions,
  'rewards.mine': rewards,
  'rewards.claim': claimReward,
  'rewards.setBirthday': setBirthday,
  'rewards.board': board,
  'rewards.hideOnBoard': hideOnBoard,
  'banners.list': listBanners,
  'activities.join': joinActivity,
  'activities.joined': joinedActivities,
  'legal.due': acceptanceDue,
  'legal.accept': acceptDocuments,
  'ranks.playerRankProgress': playerRankProgress,
  'referral.invitation': invitation,
  'referral.friends': friends,
  'referral.downline': downline,
  'referral.downlineTotals': downlineTotals,
  'referral.registerPlayer': registerPlayer,
  'announcements.popups': popups,
  'announcements.list': listAnnouncements,
  'announcements.categories': announcementCategories,
  'announcements.read': markRead,
  'inbox.list': listInbox,
  'inbox.see': seeInbox,
} as const satisfies Record<string, CallDeclaration>

export type Calls = typeof calls
export type CallName = keyof Calls

/**
 * What each call is given and what it answers. They are tables because the compiler then works each type out once;
 * `AnswerOf<Calls[Name]>` with an open `Name` is worked out anew wherever it is used.
 */
export type CallRequests = { readonly [Name in CallName]: RequestOf<Calls[Name]> }
export type CallAnswers = { readonly [Name in CallName]: AnswerOf<Calls[Name]> }
