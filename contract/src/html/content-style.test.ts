import { describe, expect, test } from 'vitest'
import { classesOfStyle } from './content-style.ts'

describe('inline styles as classes', () => {
  test.each([
    ['color: red', ['danger']],
    ['COLOR: #0A0', ['success']],
    ['color: rgb(20, 60, 200)', ['accent']],
    ['color: gold', ['accent']],
    ['color: #888888', ['muted']],
    ['color: #000; font-weight: normal', []],
    ['text-align: right; text-align: left', ['align-end', 'align-start']],
    ['font-size: 12px', ['small']],
    ['font-size: 1rem', []],
    ['font-size: 14pt', ['large']],
    ['font-size: 200%', ['huge']],
    ['text-decoration: underline; font-style: italic;', ['underline', 'italic']],
  ])('%s', (style, classes) => {
    expect(classesOfStyle(style)).toEqual({ classes, refused: [] })
  })

  test('what no class stands for is refused', () => {
    const style = 'background:url(https://a.invalid/x.png);color:var(--x);text-align:constructor;toString:1'
    expect(classesOfStyle(style).refused).toEqual(style.split(';'))
  })

  test('a colour that is none is refused', () => {
    const colours = ['#12', 'constructor', 'expression(1)', 'rgb(1,2)'].map(colour => `color:${colour}`)
    expect(classesOfStyle(colours.join(';')).refused).toEqual(colours)
  })
})
