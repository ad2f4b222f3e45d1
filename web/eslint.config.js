// TypeScript and Svelte rules that find mistakes; prettier handles the layout.
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
      // We replace maps and sets as a whole ($state.raw, $derived) and never change them in place while they are rendered.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space at the end of a block survives only inside a mustache.
      'svelte/no-useless-mustaches': 'off',
      // A double cast switches type checking off.
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
