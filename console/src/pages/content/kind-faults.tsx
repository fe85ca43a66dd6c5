import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Note } from '#ui/note.tsx'
import styles from './content.module.css'

export type Kind = OpAnswer<'content.get'>

export const KindFaults = ({ faults, file }: { faults: NonNullable<Kind['draft']>['faults']; file: string }) => {
  const t = useTexts('content')
  if (faults.length === 0) return null
  return (
    <div role="alert" className={styles.faults}>
      <Note tone="bad">
        <b>{t('cannot_publish', { count: faults.length })}</b>
        <ul>
          {faults.map(fault => (
            <li key={`${fault.file} ${fault.path} ${fault.reason}`}>
              <span className="mono">
                {fault.file.endsWith(file) ? '' : `${fault.file} `}
                {fault.path || '/'}
              </span>{' '}
              {fault.reason}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}
