import { useState } from 'react'
import { useParams } from 'wouter'
import { merchantOfApproval, pathTo } from '#frame/paths.ts'
import { SplitPage } from '#frame/split-page.tsx'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { FRESH_EVERY, useOp } from '#request/use-op.ts'
import { useSession } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { ApprovalDetail } from './approval-detail.tsx'
import { ApprovalHistory } from './approval-history.tsx'
import { ApprovalList } from './approval-list.tsx'

/** What waits for a second person, and what was decided. */
export const ApprovalsPage = () => {
  const t = useTexts('approvals')
  const { merchant, id } = useParams<{ merchant?: string; id?: string }>()
  const { chosen } = useSession()
  const [shown, show] = useState<'waiting' | 'decided'>('waiting')
  const list = useOp('approvals.list', { state: shown }, undefined, { every: FRESH_EVERY })
  const one = useOp('approvals.get', merchant !== undefined && id !== undefined ? { merchant: merchantOfApproval(merchant), id } : undefined)
  const codes = ['*', ...chosen.map(({ code }) => code)]
  const approvals = list.value?.approvals.filter(approval => codes.includes(approval.merchant))
  const isOpen = id !== undefined
  // What was open before stays while the next one is read, and must not be taken for it.
  const open = one.value?.id === id ? one.value : undefined
  const failure = (error: unknown, again: () => void) => (
    <Failed onAgain={again} requestId={requestIdOf(error)}>
      {errorWords(error)}
    </Failed>
  )
  return (
    <SplitPage
      title={t('title')}
      {...(isOpen && { above: [{ words: t('title'), href: pathTo('approvals') }], title: t('one') })}
      open={isOpen}
      list={
        approvals ? (
          <ApprovalList
            approvals={approvals}
            shown={shown}
            onShow={show}
            open={merchant !== undefined && isOpen ? pathTo('approvals', merchant, id) : undefined}
          />
        ) : list.error === undefined ? (
          <Waiting />
        ) : (
          failure(list.error, list.again)
        )
      }
      rail={open && <ApprovalHistory approval={open} />}
    >
      {!isOpen && <Nothing below={t('choose_below')}>{t('choose')}</Nothing>}
      {isOpen && (open ? <ApprovalDetail approval={open} /> : one.error === undefined ? <Waiting /> : failure(one.error, one.again))}
    </SplitPage>
  )
}
