import { declareSubject } from '#kernel/subject.ts'

export const staff = declareSubject({
  console: () => import('./ops/ops.ts'),
})
