import { useSettings } from '#merchant/page-data.tsx'
import styles from './dialling-select.module.css'

/** The merchant's countries by their dialling codes. */
export const DiallingSelect = ({ label, value, onChange }: { label: string; value: string; onChange: (code: string) => void }) => {
  const { countries } = useSettings()
  return (
    <select className={styles.select} aria-label={label} dir="ltr" value={value} onChange={event => onChange(event.target.value)}>
      {countries.map(({ countryCode, countryDialingCode }) => (
        <option key={countryCode} value={countryDialingCode}>
          {countryCode} +{countryDialingCode}
        </option>
      ))}
    </select>
  )
}
