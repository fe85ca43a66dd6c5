import type { TabProps } from '#pages/members/member.ts'

export type Props = Pick<TabProps, 'member' | 'merchant'> & { onClose: () => void }
