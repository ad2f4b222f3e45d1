// The rules of TypeScript and Svelte that find mistakes; layout is the formatter's.
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['dist', 'public', '**/*.gen.ts']),
  tseslint.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Maps and sets of ours are replaced as a whole ($state.raw, $derived), never changed in place while they are shown.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space at the end of a block stays only inside a mustache.
      'svelte/no-useless-mustaches': 'off',
      // Code that casts twice has no type that anybody checks.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'Give the value a type instead of casting it by way of unknown.',
        },
      ],
    },
  },
  { files: ['tests/**'], rules: { 'no-restricted-syntax': 'off' } },
);
