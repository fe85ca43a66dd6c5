import { defineConfig } from 'oxlint'
import { functionLengths } from './tools/checks/function-lengths.ts'
import { importDirections } from './tools/checks/import-directions.ts'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'node', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/**', '**/*.gen.ts', 'merchants/**'],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-alert': 'error',
    'no-console': 'error',
    'no-empty': 'error',
    'no-param-reassign': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
    'no-var': 'error',
    // Types too: each stands in the file that owns it.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    // A folder is left by its `#…` import.
    'import/no-relative-parent-imports': 'error',
    'node/no-process-env': 'error',
    'react/button-has-type': 'error',
    'react/exhaustive-deps': 'error',
    // The page's CSP has no place for inline styles.
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true, allowNullish: true }],
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/prefer-node-protocol': 'error',
    // A stylesheet is imported for its effect, the list of subjects for what they add to types.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', './subject-list.ts'] }],

    // What these flag is meant here, checked by the compiler, or would need a newer browser than we serve.
    'consistent-return': 'off',
    'no-control-regex': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'no-unmodified-loop-condition': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/set-state-in-effect': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-useless-spread': 'off',
    'unicorn/require-module-specifiers': 'off',
    'vitest/no-standalone-expect': 'off',
  },
  overrides: [
    ...importDirections,
    ...functionLengths,
    {
      files: ['server/src/**'],
      excludeFiles: [
        '**/*.test.ts',
        'server/src/{kernel,app,testing}/**',
        'server/src/**/{testing,conformance,providers,desk,files}/**',
        'server/src/**/*-main.ts',
      ],
      rules: {
        // Clock, ids and randomness come from deps.
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'The clock is handed in.' },
          { object: 'Math', property: 'random', message: 'Randomness is handed in.' },
        ],
      },
    },
    // No hook is called outside the web, whatever a function is called.
    { files: ['{contract,texts,server,payment-sandbox,e2e,bench,tools}/**'], rules: { 'react/rules-of-hooks': 'off' } },
    // Where the environment, the console, a default export or a relative import belongs.
    {
      files: [
        'server/src/kernel/config.ts',
        'payment-sandbox/src/main.ts',
        'game-company/src/main.ts',
        '**/*.config.ts',
        'tools/**',
        'bench/**',
        'e2e/**',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    { files: ['tools/**', 'bench/**'], rules: { 'no-console': 'off' } },
    { files: ['**/*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    { files: ['**/*.config.ts', 'tools/**'], rules: { 'import/no-relative-parent-imports': 'off' } },
    { files: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/**', 'bench/**'], rules: { 'typescript/no-non-null-assertion': 'off' } },
    // A fixture names what it needs by its pattern, and an empty one by an empty pattern.
    { files: ['**/testing/**', 'e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    // The vendor's pages and the console are drawn in the browser alone, where a style set by a script needs no permission of the CSP.
    { files: ['{game-company/src/web,console/src}/**'], rules: { 'react/forbid-dom-props': 'off' } },
    // It takes every cell of a table for a control; axe looks at the console's pages in a browser.
    { files: ['console/src/**'], rules: { 'jsx-a11y/control-has-associated-label': 'off' } },
    { files: ['{web,console}/src/ui/button.tsx'], rules: { 'react/button-has-type': 'off' } },
  ],
})
