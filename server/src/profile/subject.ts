import { declareSubject } from '#kernel/subject.ts'
import { info } from './info.ts'
import { profileIcon } from './profile-icon.ts'

export const profile = declareSubject({
  answers: deps => ({ 'member.info': info(deps), 'member.profileIcon': profileIcon(deps) }),
})
