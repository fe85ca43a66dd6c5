import styles from './sums.module.css'

/** Small facts of a payment: what it costs, and what is paid or arrives. */
export const Sums = ({ sums }: { readonly sums: readonly (readonly [name: string, sum: string])[] }) => (
  <dl className={styles.sums}>
    {sums.map(([name, sum]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <bdi>{sum}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
