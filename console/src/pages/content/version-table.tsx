import { exactTime } from '#format/times.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { type VersionActsProps, isAhead, type Version, VersionActs } from './version-acts.tsx'
import styles from './content.module.css'

/** Every version, the last one first: when it was shown, who wrote and published it, and why. */
export const VersionTable = ({ merchant, ...acts }: VersionActsProps & { merchant: MyMerchant }) => {
  const t = useTexts('content')
  const { read } = acts
  const stateOf = (version: Version): string => {
    const { number, state } = version
    if (state !== 'published') return t(state === 'draft' ? 'state_draft' : state === 'discarded' ? 'state_discarded' : 'state_off')
    if (number === read.live.number) return t('state_live')
    return isAhead(read, version) ? t('state_ahead') : t('state_was')
  }
  return (
    <table className={styles.history}>
      <thead>
        <tr>
          <th scope="col">{t('version')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('from')}</th>
          <th scope="col">{t('why')}</th>
          <th scope="col">
            <span className="unseen">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {read.history.map(version => (
          <tr key={version.number}>
            <td>
              <b>{version.number}</b>
            </td>
            <td className="nw">{stateOf(version)}</td>
            <td>
              {version.publishedBy === null ? version.changedBy : t('written_published', { by: version.changedBy, other: version.publishedBy })}
            </td>
            <td className="nw">{exactTime(version.liveFrom ?? version.changedAt, merchant.timeZone)}</td>
            <td dir="auto">{version.reason}</td>
            <VersionActs {...acts} number={version.number} version={version} />
          </tr>
        ))}
        <tr>
          <td>
            <b>0</b>
          </td>
          <td className="nw">{read.live.number === 0 ? t('state_live') : t('state_folder')}</td>
          <td colSpan={3} className="q">
            {t('folder_about')}
          </td>
          <VersionActs {...acts} number={0} />
        </tr>
      </tbody>
    </table>
  )
}
