import { rules as baccarat } from './baccarat/rules.ts'
import { rules as crash } from './crash/rules.ts'
import { rules as dice } from './dice/rules.ts'
import type { GameRules } from './game-rules.ts'
import { rules as keno } from './keno/rules.ts'
import { rules as mines } from './mines/rules.ts'
import { rules as slotsLanterns } from './slots-lanterns/rules.ts'
import { rules as videoPoker } from './video-poker/rules.ts'
import { rules as wheel } from './wheel/rules.ts'

/** Rules whose choice, state and acts are known to them alone: the schemas have checked what is handed in. */
// oxlint-disable-next-line typescript/no-explicit-any -- each game's own types, met by its schemas
export type AnyRules = GameRules<any, any, any>

const all: readonly AnyRules[] = [dice, slotsLanterns, mines, wheel, crash, keno, videoPoker, baccarat]

/** Every game that this company has, by code. */
export const rulesByCode: ReadonlyMap<string, AnyRules> = new Map(all.map(rules => [rules.code, rules]))
