import { personalData as account } from '#account/personal-data.ts'
import { personalData as campaigns } from '#campaigns/personal-data.ts'
import { personalData as captcha } from '#captcha/personal-data.ts'
import { personalData as casework } from '#casework/personal-data.ts'
import { personalData as content } from '#content/personal-data.ts'
import { personalData as faults } from '#faults/personal-data.ts'
import { personalData as games } from '#games/personal-data.ts'
import { personalData as identityChecks } from '#identity-checks/personal-data.ts'
import { personalData as inbox } from '#inbox/personal-data.ts'
import type { PersonalTable } from '#kernel/db/personal-table.ts'
import { personalData as kernel } from '#kernel/personal-data.ts'
import { personalData as legal } from '#legal/personal-data.ts'
import { personalData as locks } from '#locks/personal-data.ts'
import { personalData as lottery } from '#lottery/personal-data.ts'
import { personalData as mall } from '#mall/personal-data.ts'
import { personalData as messages } from '#messages/personal-data.ts'
import { personalData as money } from '#money/personal-data.ts'
import { personalData as payments } from '#payments/personal-data.ts'
import { personalData as playCredit } from '#play-credit/personal-data.ts'
import { personalData as push } from '#push/personal-data.ts'
import { personalData as referral } from '#referral/personal-data.ts'
import { personalData as reports } from '#reports/personal-data.ts'
import { personalData as rewards } from '#rewards/personal-data.ts'
import { personalData as risk } from '#risk/personal-data.ts'
import { personalData as safePlay } from '#safe-play/personal-data.ts'
import { personalData as staff } from '#staff/personal-data.ts'
import { personalData as support } from '#support/personal-data.ts'
import { personalData as tracking } from '#tracking/personal-data.ts'
import { ownPersonalData } from './own-personal-data.ts'

/**
 * What every table knows of people, why, and how long, as each subject says it of its own. Closing an account and the sweep after the retention do what
 * stands there (`privacy/personal-data-store.ts`), `docs/personal-data.md` is made of it, and a test fails on a column without a line.
 */
export const personalData: readonly PersonalTable[] = [
  ...account,
  ...kernel,
  ...captcha,
  ...payments,
  ...money,
  ...reports,
  ...playCredit,
  ...games,
  ...lottery,
  ...mall,
  ...rewards,
  ...referral,
  ...safePlay,
  ...casework,
  ...locks,
  ...legal,
  ...content,
  ...campaigns,
  ...support,
  ...identityChecks,
  ...inbox,
  ...faults,
  ...messages,
  ...push,
  ...tracking,
  ...staff,
  ...risk,
  ...ownPersonalData,
]
