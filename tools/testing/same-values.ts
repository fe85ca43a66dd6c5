import fc from 'fast-check'

// Tests that try values at random try the same ones in each run of `npm test`, so that a commit passes always or never, and a fault that stood there for long
// fails no run of something else. What runs for a night tries others (`TEST_VALUES=random`): docs/testing.md.

const SEED = 20_261_129

if (process.env['TEST_VALUES'] !== 'random') fc.configureGlobal({ seed: SEED })
