import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { findTexts } from './find-texts.ts'
import { preview } from './preview-content.ts'
import { get, kinds, picture, version } from './read-content.ts'
import { upload } from './upload-picture.ts'
import { callOff, discard, publish, publishApproval, rollBack, save } from './write-content.ts'

export const ops = (deps: Deps) =>
  ({
    'content.kinds': kinds(deps),
    'content.get': get(deps),
    'content.version': version(deps),
    'content.picture': picture(deps),
    'content.texts': findTexts,
    'content.save': save(deps),
    'content.discard': discard(deps),
    'content.publish': publish(deps),
    'content.callOff': callOff(deps),
    'content.rollBack': rollBack(deps),
    'content.upload': upload(deps),
    'content.preview': preview(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = (deps: Deps) =>
  ({
    'content.publish': publishApproval<'content.publish'>(deps),
    'operating.publish': publishApproval<'operating.publish'>(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['approvals']>>
