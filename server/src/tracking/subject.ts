import type { SettingsByPlace } from '#kernel/merchants/merchant-file.ts'
import { declareSubject } from '#kernel/subject.ts'
import { choose as chooseTracking, policy as trackingPolicy } from './consent.ts'
import { leaveDevices } from './device-statements.ts'
import { jobKinds } from './job-kinds.ts'
import { sendTrackingWork, trackMoneyWork } from './jobs.ts'
import { forget as forgetTracked, mine as trackedOfMine } from './member-data.ts'
import { personalData } from './personal-data.ts'
import { pixels as trackingPixels } from './pixels.ts'
import { type TrackingOf, pixelScriptsByChoice, trackingByChoice } from './providers/by-choice.ts'
import { trackingProviders } from './providers/providers.ts'
import type { TrackingProvider } from './providers/tracking-provider.ts'
import { recordRegistration } from './record-registration.ts'
import { trackingSweeps } from './sweeps.ts'
import { track } from './track.ts'
import { type TrackedDataStore, trackedDataStore } from './tracked-data-store.ts'
import { TRACKING_USAGE, trackingCommand } from './tracking-command.ts'
import { type TrackingStore, trackingStore } from './tracking-store.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly tracking: TrackingStore
    readonly trackedData: TrackedDataStore
  }
  interface Deps {
    readonly trackingOf: TrackingOf
    readonly pixelScriptsOf: typeof pixelScriptsByChoice
  }
}

declare module '#kernel/merchants/merchant-file.ts' {
  interface ProviderSettings extends SettingsByPlace<typeof trackingProviders> {}
}

declare module '#kernel/providers/declare-provider.ts' {
  interface ProviderKinds {
    readonly tracking: TrackingProvider
  }
}

export const tracking = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  providers: [{ kind: 'tracking', list: trackingProviders }],
  stores: db => ({ tracking: trackingStore(db), trackedData: trackedDataStore(db) }),
  parts: given => ({
    trackingOf: trackingByChoice(given),
    pixelScriptsOf: pixelScriptsByChoice,
  }),
  jobKinds,
  moneyListeners: [{ events: ['deposit', 'withdraw'], kind: jobKinds.trackMoney }],
  listeners: deps => ({ memberCreated: recordRegistration(deps) }),
  guests: { before: leaveDevices },
  works: deps => ({ trackMoney: trackMoneyWork(deps), sendTracking: sendTrackingWork(deps) }),
  recurring: trackingSweeps,
  commands: { tracking: { usage: TRACKING_USAGE, run: trackingCommand } },
  answers: deps => ({
    'tracking.track': track(deps),
    'tracking.policy': trackingPolicy(deps),
    'tracking.choose': chooseTracking(deps),
    'tracking.pixels': trackingPixels(deps),
    'tracking.mine': trackedOfMine(deps),
    'tracking.forget': forgetTracked(deps),
  }),
})
