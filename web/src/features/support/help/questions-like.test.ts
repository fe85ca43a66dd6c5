import { expect, test } from 'vitest'
import { questionsLike } from './questions-like.ts'

const of = (id: string, question: string, answer: string) => ({ id, question, answer })
const questions = [
  of('contact', '¿Cómo los contacto?', 'Por chat. Nunca nos envíes tu contraseña.'),
  of('password', 'Olvidé mi contraseña', 'Te enviamos un código.'),
  of('deposit', 'ডিপোজিট', 'পরিমাণ'),
]
const found = (typed: string) => questionsLike(questions, typed).map(({ id }) => id)

// Proves customer-service-and-chat-17.
test('a search forgives capitals and accents, and a question that has the word comes before an answer that has it', () => {
  expect(found('CONTRASENA')).toEqual(['password', 'contact'])
  expect(found('codigo olvide')).toEqual(['password'])
  // Both have the one word, and one of them the other too.
  expect(found('codigo contrasena')).toEqual(['password'])
  expect(found('contrasena nowhere')).toEqual([])
})

// Proves customer-service-and-chat-17.
test('nothing typed shows all of them in their order; the signs of other scripts are letters of words', () => {
  expect(found('  ')).toEqual(['contact', 'password', 'deposit'])
  expect(found('ডিপোজিট')).toEqual(['deposit'])
  expect(found('ডাপোজাট')).toEqual([])
})
