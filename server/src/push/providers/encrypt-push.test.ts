import { expect, test } from 'vitest'
import { encryptPush } from './encrypt-push.ts'

const of = (text: string) => Buffer.from(text, 'base64url')

// Proves push-12.
test('a message is encrypted as in the example of RFC 8291 §5', () => {
  const device = {
    p256dh: of('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: of('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const chance = { salt: of('DGv6ra1nlYgDCS1FRnbzlw'), privateKey: of('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') }
  expect(encryptPush(Buffer.from('When I grow up, I want to be a watermelon'), device, chance).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('the longest message makes a body of 4,096 bytes', () => {
  const device = { p256dh: of('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'), auth: Buffer.alloc(16) }
  expect(encryptPush(Buffer.alloc(3_993), device)).toHaveLength(4_096)
})
