import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, escapeJson } from './html.ts'

test('no text of a merchant can end the element around it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const json = escapeJson({ text: `${text}</script><!--${text}` })
      expect(json).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(json)).toEqual({ text: `${text}</script><!--${text}` })
      expect(escapeHtml(`"'<>${text}`)).not.toMatch(/[<>"']/)
    }),
  )
})
