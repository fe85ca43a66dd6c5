import Type from 'typebox'
import { maybe, Moment, Reason } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'
import { SENT_PICTURE_LENGTH, SentPicture } from '#sent-picture.ts'
import { viewers } from './viewers.ts'

/** The longest content that is taken, in characters. */
export const CONTENT_LENGTH = 1_000_000
/** A character of JSON may be escaped. */
const CONTENT_BODY_LIMIT = 4 * CONTENT_LENGTH
/** Room for the fields beside a picture, in bytes. */
const OTHER_FIELDS = 1_024

const Kind = Type.String({ pattern: '^[A-Za-z]{1,40}$', description: 'e.g. banners' })
const Revision = Type.Integer({ minimum: 1, description: 'of the draft: every change counts it up' })
const VersionNumber = Type.Integer({ minimum: 0, maximum: 1_000_000, description: '0: the merchant’s folder' })
const Written = Type.String({ maxLength: CONTENT_LENGTH, description: 'JSON' })
const From = maybe(Moment)

const Fault = Type.Object({
  file: Type.String({ description: 'below the merchants’ folder' }),
  path: Type.String({ description: 'a JSON pointer in that file' }),
  reason: Type.String(),
})

/** A version without what is written in it. */
const Version = Type.Object({
  number: VersionNumber,
  state: Type.Enum(['draft', 'published', 'discarded', 'called-off']),
  basedOn: VersionNumber,
  revision: Revision,
  changedBy: Type.String({ description: 'a login' }),
  changedAt: Moment,
  publishedBy: maybe(Type.String({ description: 'a login' })),
  publishedAt: maybe(Moment),
  liveFrom: From,
  reason: maybe(Type.String()),
})

export const kinds = declareOp({
  method: 'GET',
  path: '/ops/content/kinds',
  summary: 'Every kind of content with what is live, its draft and what is scheduled',
  permission: 'content.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({
    kinds: Type.Array(
      Type.Object({
        name: Kind,
        file: Type.String(),
        isThere: Type.Boolean({ description: 'whether the merchant shows any of it' }),
        live: maybe(Version),
        draft: maybe(Version),
        scheduled: Type.Array(Version),
      }),
    ),
  }),
  errors: [],
})

export const get = declareOp({
  method: 'GET',
  path: '/ops/content/kind',
  summary: 'One kind of content: its schema, what is live, the draft with its faults, the history, and the pictures to choose from',
  permission: 'content.read',
  scope: 'merchant',
  request: Type.Object({ kind: Kind }),
  answer: Type.Object({
    name: Kind,
    file: Type.String(),
    schema: Type.String({ description: 'JSON schema as JSON' }),
    languages: Type.Array(
      Type.Object({
        code: Type.String(),
        html: Type.String({ description: 'as browsers name it' }),
        dir: Type.String({ description: 'ltr or rtl' }),
      }),
      { description: 'those of the merchant, the first one first' },
    ),
    live: Type.Object({ number: VersionNumber, written: maybe(Written) }),
    draft: maybe(Type.Object({ ...Version.properties, written: maybe(Written), faults: Type.Array(Fault) })),
    history: Type.Array(Version),
    ahead: Type.Array(VersionNumber, { description: 'what is scheduled and has not begun' }),
    pictures: Type.Array(Type.String({ description: 'a file below the merchant’s assets' })),
    secondPerson: Type.Boolean({ description: 'whether a second person decides about publishing' }),
  }),
  errors: ['content.unknown'],
})

export const version = declareOp({
  method: 'GET',
  path: '/ops/content/version',
  summary: 'What is written in a version',
  permission: 'content.read',
  scope: 'merchant',
  request: Type.Object({ kind: Kind, number: VersionNumber }),
  answer: Type.Object({ written: maybe(Written) }),
  errors: ['content.unknown'],
})

const Word = Type.String({ maxLength: 100 })

export const texts = declareOp({
  method: 'GET',
  path: '/ops/content/texts',
  summary: 'The product’s own words that contain a text, or those of one name such as `shell.home`: what the content `texts` may say otherwise',
  permission: 'content.read',
  scope: 'merchant',
  request: Type.Object({ q: Type.String({ minLength: 1, maxLength: 200 }) }),
  answer: Type.Object({
    found: Type.Array(
      Type.Object({
        catalogue: Word,
        key: Word,
        words: Type.Record(Type.String(), Type.String(), { description: 'language code → words, of the merchant’s languages that have this text' }),
      }),
    ),
    more: Type.Boolean({ description: 'whether there are others' }),
  }),
  errors: [],
})

export const save = declareOp({
  method: 'POST',
  path: '/ops/content/save',
  summary: 'Keeps a draft, and says what is wrong in it',
  permission: 'content.edit',
  scope: 'merchant',
  event: 'content.drafted',
  bodyLimit: CONTENT_BODY_LIMIT,
  request: Type.Object({ kind: Kind, written: Written, revision: maybe(Revision) }),
  answer: Type.Object({ number: VersionNumber, revision: Revision, faults: Type.Array(Fault) }),
  errors: ['content.unknown', 'content.changed', 'content.faulty'],
})

export const discard = declareOp({
  method: 'POST',
  path: '/ops/content/discard',
  summary: 'Throws a draft away; the history keeps it',
  permission: 'content.edit',
  scope: 'merchant',
  event: 'content.discarded',
  request: Type.Object({ kind: Kind, revision: Revision }),
  answer: Type.Object({}),
  errors: ['content.unknown', 'content.changed'],
})

export const publish = declareOp({
  method: 'POST',
  path: '/ops/content/publish',
  summary: 'Publishes a draft now or from a time on, or asks a second person where the merchant wants two',
  permission: 'content.publish',
  scope: 'merchant',
  event: 'content.published',
  request: Type.Object({ kind: Kind, revision: Revision, from: From, reason: Reason }),
  answer: Type.Object({ number: VersionNumber, approval: maybe(Type.String({ description: 'its id, where a second person decides' })) }),
  errors: ['content.unknown', 'content.changed', 'content.faulty', 'content.time.past'],
})

export const callOff = declareOp({
  method: 'POST',
  path: '/ops/content/callOff',
  summary: 'Takes back what is scheduled and has not begun',
  permission: 'content.publish',
  scope: 'merchant',
  event: 'content.called-off',
  request: Type.Object({ kind: Kind, number: VersionNumber, reason: Reason }),
  answer: Type.Object({}),
  errors: ['content.unknown', 'content.time.past'],
})

export const rollBack = declareOp({
  method: 'POST',
  path: '/ops/content/rollBack',
  summary: 'Shows an earlier version again at once, as a new one',
  permission: 'content.publish',
  scope: 'merchant',
  event: 'content.rolled-back',
  request: Type.Object({ kind: Kind, number: VersionNumber, reason: Reason }),
  answer: Type.Object({ number: VersionNumber }),
  errors: ['content.unknown', 'content.faulty'],
})

export const preview = declareOp({
  method: 'POST',
  path: '/ops/content/preview',
  summary: 'A link to a page of the player’s site with the draft in it, which holds for 10 min and for this draft alone',
  permission: 'content.edit',
  scope: 'merchant',
  event: 'content.previewed',
  request: Type.Object({
    kind: Kind,
    revision: Revision,
    path: Type.String({ pattern: '^/m/[A-Za-z0-9/_-]{0,200}$', description: 'the page, e.g. /m/home' }),
    language: Type.String({ maxLength: 8 }),
    viewer: Type.Optional(Type.Enum([...viewers], { default: 'visitor', description: 'as whom; a member or an agent is made up' })),
    at: maybe(Type.String({ maxLength: 40, description: 'ISO 8601: as it would be then; null: as it is when it is opened' })),
  }),
  answer: Type.Object({ address: Type.String(), until: Moment }),
  errors: ['content.unknown', 'content.changed', 'content.faulty', 'content.time.past'],
})

const PictureName = Type.String({ maxLength: 100, pattern: '^[a-z0-9/_-]+\\.(svg|png|webp|jpg)$' })

export const picture = declareOp({
  method: 'GET',
  path: '/ops/content/picture',
  summary: 'A picture of the merchant',
  permission: 'content.read',
  scope: 'merchant',
  request: Type.Object({ name: PictureName }),
  answer: Type.Object({ type: Type.String(), data: Type.String({ description: 'base64' }) }),
  errors: ['content.unknown'],
})

export const upload = declareOp({
  method: 'POST',
  path: '/ops/content/upload',
  summary: 'Adds a picture to choose from: JPEG, PNG or WebP. It is drawn anew as WebP, without what the file says besides its pixels',
  permission: 'content.edit',
  scope: 'merchant',
  event: 'content.picture-added',
  bodyLimit: SENT_PICTURE_LENGTH + OTHER_FIELDS,
  request: Type.Object({
    name: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'without its ending' }),
    picture: SentPicture,
  }),
  answer: Type.Object({ name: PictureName, width: Type.Integer(), height: Type.Integer() }),
  errors: [],
})
