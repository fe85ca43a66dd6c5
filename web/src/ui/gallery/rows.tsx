import { Card } from '#ui/card.tsx'
import { Carousel } from '#ui/layout/carousel.tsx'
import { Lane } from '#ui/layout/lane.tsx'
import { Progress } from '#ui/states/progress.tsx'
import { Sample } from './sample.tsx'
import type { Words } from './words.ts'

const numbers = [1, 2, 3, 4, 5]

export const Rows = ({ words }: { words: Words }) => (
  <>
    <Sample name="Carousel, lane">{null}</Sample>
    <Carousel
      label={words.settings}
      pauseLabel={words.pause}
      playLabel={words.play}
      positionLabel={(position, total) => `${words.position} ${position} / ${total}`}
      slides={numbers.map(number => ({
        key: String(number),
        content: (
          <Card>
            {number} {words.text}
          </Card>
        ),
      }))}
    />
    <Progress value={0.4} label={words.level} text="2 / 5" />
    <Lane title={words.lane} aside={words.games} backLabel={words.back} onLabel={words.on}>
      {numbers.map(number => (
        <li key={number}>
          <button type="button">
            <Card>
              {words.lane} {number}
            </Card>
          </button>
        </li>
      ))}
    </Lane>
  </>
)
