import { defineConfig } from 'oxlint'
import { boundaries } from './tools/checks/boundaries.ts'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/words/index.ts', 'build/**', 'data/**', 'screenshots/**'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ group: ['../../../**'] }] }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 300 }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
    eqeqeq: 'error',
    'no-else-return': 'error',
    // In a transaction the inner `db` hides the outer one on purpose.
    'no-shadow': ['error', { allow: ['db', '_'] }],
    'no-throw-literal': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-useless-return': 'error',
    'no-var': 'error',
    'array-callback-return': 'error',
    'react/rules-of-hooks': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/jsx-no-target-blank': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    // A failed call is thrown as the plain value that the forms show.
    'typescript/only-throw-error': ['error', { allow: ['CallError'] }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    // Of the categories, but louder than useful here.
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-underscore-dangle': 'off',
    'no-unmodified-loop-condition': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'promise/always-return': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // A path on a canvas is filled too.
    'unicorn/no-array-fill-with-reference-type': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/prefer-array-some': 'error',
  },
  overrides: [
    ...boundaries,
    {
      files: ['packages/*/src/**', 'apps/site/src/*/**'],
      excludeFiles: ['**/src/**/server/**', '**/*.test.ts', '**/*.test.tsx'],
      rules: { 'import/no-nodejs-modules': 'error' },
    },
    {
      // The policy of the public pages (style-src 'self') drops style attributes.
      files: ['packages/*/src/**', 'apps/site/src/**'],
      excludeFiles: ['**/admin/**'],
      rules: { 'react/forbid-dom-props': ['error', { forbid: ['style'] }] },
    },
    {
      // `useProduct` uses Vitest's hooks, not React's.
      files: ['**/*.test.ts', '**/tests/support/**', '**/testing/**'],
      rules: { 'react/immutability': 'off', 'react/rules-of-hooks': 'off' },
    },
    {
      // Not part of the TypeScript program: types are unknown there.
      files: ['**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
  ],
})
