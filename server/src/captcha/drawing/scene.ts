import { between, pick, type Random } from './random.ts'
import { blend, createRaster, hsl, mix, type Raster, type Rgb } from './raster.ts'
import { paintDisc, paintRidge } from './scene-shapes.ts'

/** Colours that go together: from the far (sky) to the near (ground), and one that stands out. */
interface Mood {
  readonly sky: readonly [Rgb, Rgb]
  readonly ground: readonly [Rgb, Rgb]
  readonly light: Rgb
}

const moodOf = (random: Random): Mood => {
  const hue = between(random, 0, 360)
  const away = hue + pick(random, [35, 60, 150, 180, 210, 300])
  const night = random() < 0.4
  return night
    ? { sky: [hsl(hue, 0.6, 0.16), hsl(away, 0.55, 0.5)], ground: [hsl(away, 0.45, 0.42), hsl(hue, 0.65, 0.15)], light: hsl(away + 20, 0.9, 0.82) }
    : { sky: [hsl(hue, 0.65, 0.62), hsl(away, 0.8, 0.84)], ground: [hsl(away, 0.5, 0.66), hsl(hue, 0.55, 0.3)], light: hsl(away, 0.95, 0.93) }
}

const paintSky = (raster: Raster, { sky }: Mood): void => {
  for (let y = 0; y < raster.height; y++) {
    const colour = mix(sky[0], sky[1], y / raster.height)
    for (let x = 0; x < raster.width; x++) blend(raster, y * raster.width + x, colour, 1)
  }
}

/** Paints a landscape with a sun or moon, lights in the air and ranges of hills: always different, and with details everywhere. */
export const paintScene = (width: number, height: number, random: Random): Raster => {
  const raster = createRaster(width, height)
  const mood = moodOf(random)
  paintSky(raster, mood)
  const sunX = between(random, 0.15, 0.85) * width
  const sunY = between(random, 0.15, 0.45) * height
  const sun = between(random, 0.1, 0.2) * height
  paintDisc(raster, sunX, sunY, sun, mood.light, 0.5, sun)
  paintDisc(raster, sunX, sunY, sun, mood.light, 0.95, 1)
  for (let light = 0; light < 26; light++) {
    const radius = between(random, 0.006, 0.07) * height
    paintDisc(
      raster,
      random() * width,
      random() * height * 0.8,
      radius,
      pick(random, [mood.light, mood.ground[0], mood.sky[0]]),
      between(random, 0.2, 0.6),
      1,
    )
  }
  const ridges = 4
  for (let ridge = 0; ridge < ridges; ridge++) {
    const nearness = ridge / (ridges - 1)
    const top = mix(mood.ground[0], mood.ground[1], nearness)
    paintRidge(raster, random, height * (0.42 + 0.42 * nearness), height * 0.11, mix(top, mood.light, 0.22), top)
  }
  for (let light = 0; light < 14; light++) {
    const y = between(random, 0.55, 1) * height
    paintDisc(
      raster,
      random() * width,
      y,
      between(random, 0.01, 0.05) * height,
      pick(random, [mood.light, mood.sky[1], mood.ground[1]]),
      between(random, 0.25, 0.6),
      1,
    )
  }
  return raster
}
