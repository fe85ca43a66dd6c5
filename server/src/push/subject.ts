import { collected, joined } from '#kernel/collected.ts'
import { createProviders } from '#kernel/providers/create-providers.ts'
import { declareSubject } from '#kernel/subject.ts'
import { PUSH_SEAL, bind as bindPush, subscribe as subscribePush, unsubscribe as unsubscribePush } from './binding.ts'
import { kinds as pushKinds, seen as pushSeen, setKind as setPushKind, setting as pushSetting } from './choices.ts'
import { jobKinds } from './job-kinds.ts'
import { planPushWork, sendPushWork } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { pushProviders } from './providers/providers.ts'
import type { PushProvider, PushProviders } from './providers/push-provider.ts'
import { createWebPush } from './providers/web-push.ts'
import { PUSH_USAGE } from './push-arguments.ts'
import { pushCommand } from './push-command.ts'
import { createPushKeys, type PushKeysOf } from './push-keys.ts'
import { pushNotice } from './push-notice.ts'
import { type PushStore, pushStore } from './push-store.ts'
import { type PushSubscriptionStore, pushSubscriptionStore } from './push-subscription-store.ts'
import { type MemberGroup, type MemberGroups, pushSubscriptions } from './schema.ts'
import { pushSweeps } from './sweeps.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly pushSubscriptions: PushSubscriptionStore
    readonly pushes: PushStore
  }
  interface Deps {
    readonly pushProviders: PushProviders
    /** Prove to push services who sends. */
    readonly pushKeys: PushKeysOf
  }
}

declare module '#kernel/providers/declare-provider.ts' {
  interface ProviderKinds {
    readonly push: PushProvider
  }
}

declare module '#kernel/subject.ts' {
  interface SubjectDeclaration {
    /** Groups of members that it sends pushes to. */
    readonly memberGroups?: Partial<MemberGroups>
  }
}

const memberGroups = collected(subjects =>
  joined<MemberGroup>(
    'memberGroups',
    subjects.map(subject => subject.memberGroups),
  ),
)

export const push = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  providers: [{ kind: 'push', list: pushProviders }],
  sealed: [{ what: 'tokens of push devices', table: pushSubscriptions, column: 'sealedToken', purpose: PUSH_SEAL }],
  stores: (db, subjects) => ({ pushSubscriptions: pushSubscriptionStore(db), pushes: pushStore(db, memberGroups(subjects)) }),
  parts: given => {
    const pushKeys = createPushKeys(given.keyParts)
    return {
      pushKeys,
      pushProviders: {
        webPush: createWebPush({ keys: pushKeys, clock: given.clock, fetch: given.fetch, origins: given.core.config.pushOrigins }),
        ...createProviders(pushProviders, given),
      },
    }
  },
  listeners: deps => ({ memberNotified: pushNotice(deps) }),
  jobKinds,
  works: deps => ({ planPush: planPushWork(deps), sendPush: sendPushWork(deps) }),
  recurring: pushSweeps,
  commands: { push: { usage: PUSH_USAGE, run: pushCommand } },
  answers: deps => ({
    'push.setting': pushSetting(deps),
    'push.bind': bindPush(deps),
    'push.subscribe': subscribePush(deps),
    'push.unsubscribe': unsubscribePush(deps),
    'push.kinds': pushKinds(deps),
    'push.setKind': setPushKind(deps),
    'push.seen': pushSeen(deps),
  }),
})
