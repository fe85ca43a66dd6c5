import Type from 'typebox'
import { RowNumber } from '#fields.ts'
import { Done, ofMember } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { Note } from './get.ts'

export const addNote = declareOp({
  method: 'POST',
  path: '/ops/members/note',
  summary: 'Writes a note for other staff',
  permission: 'members.note',
  scope: 'merchant',
  event: 'member.noted',
  request: Type.Object({ ...ofMember, text: Type.String({ minLength: 1, maxLength: 2_000 }) }),
  answer: Note,
  errors: ['member.unknown'],
})

export const removeNote = declareOp({
  method: 'POST',
  path: '/ops/members/note/remove',
  summary: 'Removes a note; who wrote and removed it stays in the audit',
  permission: 'members.note',
  scope: 'merchant',
  event: 'member.note-removed',
  request: Type.Object({ ...ofMember, note: RowNumber('of the note') }),
  answer: Done,
  errors: ['member.unknown'],
})

const Tag = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,31}$', description: 'lower-case letters, digits and -' })

export const tagMember = declareOp({
  method: 'POST',
  path: '/ops/members/tag',
  summary: 'Adds a tag to members, or takes it away',
  permission: 'members.note',
  scope: 'merchant',
  event: 'member.tagged',
  request: Type.Object({ ids: Type.Array(ofMember.id, { minItems: 1, maxItems: 100 }), tag: Tag, on: Type.Boolean() }),
  answer: Type.Object({ changed: Type.Integer() }),
  errors: ['member.unknown'],
})
