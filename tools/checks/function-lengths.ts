import type { OxlintOverride } from 'oxlint'

// No function is longer than 80 lines, blank lines and comments not counted. In tests the function of a `describe` is a list, and is left out.

export const functionLengths: readonly OxlintOverride[] = [
  {
    files: ['**/*.ts', '**/*.tsx'],
    excludeFiles: ['**/*.test.*', '**/testing/**', '{e2e,bench,tools}/**'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
]
