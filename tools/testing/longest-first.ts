import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These take several times as long as the others, which cannot be seen from their size. */
const LONGEST = ['accessibility', 'first-paint', 'identity-binding', 'recovery', 'server-process', 'second-build'].map(name => `/${name}.e2e.ts`)

/** Runs the longest files first. If one of them came last, it would run alone at the end and leave the other core idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    const longest = others.filter(({ moduleId }) => LONGEST.some(name => moduleId.endsWith(name)))
    return [...longest, ...others.filter(file => !longest.includes(file))]
  }
}
