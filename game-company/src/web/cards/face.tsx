import { rankOf, rankText, suitOf } from '#games/cards.ts'
import { SuitShape } from './suits.tsx'
import styles from './card.module.css'

/** What crowns the jack, the queen and the king. */
const CROWNS: Readonly<Record<number, string>> = {
  10: 'M30 52h40v-5c-6-1-9-5-9-11l-6 5-5-9-5 9-6-5c0 6-3 10-9 11z',
  11: 'M30 52h40l3-20-10 8-4-12-9 11-9-11-4 12-10-8z',
  12: 'M28 52h44V32l-9 6-5-8h-4v-5h4v-5h-4v-5h-8v5h-4v5h4v5h-4l-5 8-9-6z',
}

/** A card's face in a box of 100 × 140. */
export const Face = ({ card }: { readonly card: number }) => {
  const suit = suitOf(card)
  const crown = CROWNS[rankOf(card)]
  const corner = (
    <>
      <text x="19" y="34" text-anchor="middle" class={rankText(card) === '10' ? styles.ten : styles.rank}>
        {rankText(card)}
      </text>
      <SuitShape suit={suit} x={17} y={52} size={20} />
    </>
  )
  return (
    <svg viewBox="0 0 100 140" class={styles.face} data-red={suit === 'hearts' || suit === 'diamonds'} aria-hidden="true">
      {corner}
      {crown === undefined ? (
        <SuitShape suit={suit} x={58} y={92} size={62} />
      ) : (
        <g transform="translate(14 14) scale(.88)">
          <path d={crown} class={styles.crown} transform="translate(0 24)" />
          <SuitShape suit={suit} x={50} y={104} size={44} />
        </g>
      )}
    </svg>
  )
}
