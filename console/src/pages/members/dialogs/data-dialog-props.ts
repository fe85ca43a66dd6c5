import type { TabProps } from '#pages/members/member.ts'

export type DataDialogProps = Pick<TabProps, 'member' | 'merchant'> & { onClose: () => void }
