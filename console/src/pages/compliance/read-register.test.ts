import { expect, test } from 'vitest'
import { csvRows, registerRows } from './read-register.ts'

test('commas, semicolons, quotes and both ends of lines are read', () => {
  expect(csvRows('a,b\r\n1,"x, ""y"""\n\n2,\n')).toEqual([
    ['a', 'b'],
    ['1', 'x, "y"'],
    ['2', ''],
  ])
  expect(csvRows('name;birthday\nMara Reyes;1990-05-04')).toEqual([
    ['name', 'birthday'],
    ['Mara Reyes', '1990-05-04'],
  ])
})

test('the columns of a register are known by their usual names, in any order; others are passed over', () => {
  expect(registerRows('Date of birth,Full name,Region\n1990-05-04,Mara Reyes,NCR')).toEqual([{ birthday: '1990-05-04', name: 'Mara Reyes' }])
  expect(registerRows('Mara Reyes,1990-05-04')).toBeUndefined()
})
