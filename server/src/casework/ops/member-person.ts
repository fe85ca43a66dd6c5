import type { Person } from '@foyer/contract/ops/members/fields'
import { maskedEmail, maskedMobile, maskedName } from '#account/member/masked.ts'
import type { Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'

export const personOf = async ({ factors }: Pick<Stores, 'factors'>, member: Member, isClear: boolean): Promise<Person> => {
  const { payeeName } = await factors.of(member.merchant, member.id)
  const { mobile, email, birthday } = member
  return {
    payeeName: payeeName && (isClear ? payeeName : maskedName(payeeName)),
    mobile: mobile && (isClear ? `+${mobile}` : maskedMobile(mobile)),
    mobileProven: member.mobileVerifiedAt !== null,
    email: email && (isClear ? email : maskedEmail(email)),
    emailProven: member.emailVerifiedAt !== null,
    birthday: birthday && (isClear ? birthday : '••-••'),
  }
}
