import useSWRImmutable from 'swr/immutable'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './own-pictures.module.css'

/** The pictures that came with a feedback, asked for once it is opened; their place is there before them. */
export const OwnPictures = ({ id, number }: { readonly id: number; readonly number: number }) => {
  const t = useTexts('feedback')
  const wallet = useTexts('wallet')
  const format = useFormat()
  const { request } = useRequest()
  const session = useSession()
  const key = session ? ['feedback.pictures', session.id, id] : null
  const { data, error } = useSWRImmutable(key, () => request('feedback.pictures', { id }, { alert: false }), { shouldRetryOnError: false })
  if (error !== undefined) return <p className={styles.failed}>{wallet('list_failed')}</p>
  return (
    <ul className={styles.pictures} aria-label={t('pictures')}>
      {Array.from({ length: number }, (_, at) => (
        <li key={at} className={styles.place}>
          {data?.pictures[at] !== undefined && (
            <a href={data.pictures[at]} download={`picture-${id}-${at + 1}.webp`}>
              <img className={styles.picture} src={data.pictures[at]} alt={`${t('pictures')} ${format.number(at + 1)}`} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
