import { ReasonDialog } from '#frame/reason-dialog.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayDone } from '#ui/toast.tsx'

type Overview = OpAnswer<'system.overview'>
export type GivenUpJob = Overview['jobs'][number]
export type StoppedProvider = Overview['providers'][number]

/** Does a job that was given up again, or removes it. */
export const JobDialog = ({ job, what, onClose }: { job: GivenUpJob; what: 'retry' | 'drop'; onClose: () => void }) => {
  const t = useTexts('system')
  const retry = useAct('system.retryJob')
  const drop = useAct('system.dropJob')
  const { act, busy, error } = what === 'retry' ? retry : drop
  const send = async (reason: string) => {
    if (!(await act({ merchant: job.merchant, id: job.id, reason }))) return
    sayDone(t(what === 'retry' ? 'retried' : 'dropped', { kind: job.kind }))
    onClose()
  }
  return (
    <ReasonDialog
      title={t(what === 'retry' ? 'retry_title' : 'drop_title', { kind: job.kind })}
      about={t(what === 'retry' ? 'retry_about' : 'drop_about')}
      act={t(what === 'retry' ? 'retry_act' : 'drop_act')}
      kills={what === 'drop'}
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={reason => void send(reason)}
    />
  )
}

/** Calls a stopped provider again, at once. */
export const ResumeDialog = ({ provider, onClose }: { provider: StoppedProvider; onClose: () => void }) => {
  const t = useTexts('system')
  const { act, busy, error } = useAct('system.resumeProvider')
  const send = async (reason: string) => {
    if (!(await act({ merchant: provider.merchant, provider: provider.provider, reason }))) return
    sayDone(t('resumed', { provider: provider.provider }))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('resume_title', { provider: provider.provider })}
      about={t('resume_about')}
      act={t('resume_act')}
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={reason => void send(reason)}
    />
  )
}
