import type { Suit } from '#games/cards.ts'

/** Each in a square of 24. */
const SHAPES: Readonly<Record<Suit, string>> = {
  spades:
    'M12 1.500C15 6.500 21.500 9.700 21.500 14.800a4.500 4.500 0 0 1-8.100 2.700c.2 2.200.9 3.800 2.400 5H8.200c1.500-1.200 2.200-2.800 2.400-5a4.500 4.500 0 0 1-8.100-2.700C2.500 9.700 9 6.500 12 1.500z',
  hearts:
    'M12 22C5 16 1.800 12.200 1.800 8.200 1.800 5 4.100 2.700 7 2.700c2.100 0 4 1.200 5 3.200 1-2 2.900-3.200 5-3.200 2.900 0 5.200 2.300 5.200 5.500 0 4-3.200 7.800-10.200 13.800z',
  diamonds: 'M12 1.200c2.300 4 5 7.300 8.500 10.800-3.500 3.500-6.200 6.800-8.500 10.800-2.300-4-5-7.300-8.500-10.800C7 8.500 9.700 5.200 12 1.200z',
  clubs:
    'M12 1.500a4.700 4.700 0 0 1 3.800 7.500 4.700 4.700 0 1 1-2.400 8.300c.2 2.200.9 4 2.400 5.200H8.200c1.500-1.200 2.200-3 2.400-5.200A4.700 4.700 0 1 1 8.200 9 4.700 4.700 0 0 1 12 1.500z',
}

interface SuitShapeProps {
  readonly suit: Suit
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A suit's sign within a larger drawing; `x` and `y` are its middle. */
export const SuitShape = ({ suit, x, y, size }: SuitShapeProps) => (
  <path d={SHAPES[suit]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} />
)
