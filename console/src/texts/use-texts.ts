import type { TextOf } from '@foyer/texts'
import { textsOf, type CatalogueName } from './catalogues.ts'
import type { Texts } from './keys.gen.ts'

/** `const t = useTexts('today'); t('waits')`. The catalogue is named in the route of the page (`app/routes.ts`). */
export const useTexts = <Name extends CatalogueName>(name: Name): TextOf<Texts[Name]> => textsOf(name)
