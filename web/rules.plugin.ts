// Bundles the rules pages of docs/rules: one small module per language and game, loaded on demand. The pages in the
// folder itself are English; a folder in it, such as `de`, holds the pages of another language.
import type { Plugin } from 'vite';
import { blocks } from './src/pages/rules/markdown.ts';

const NAME = 'virtual:rules';

type Files = {
  readFileSync(path: string, encoding: 'utf8'): string;
  readdirSync(path: string): string[];
};

/** The games whose pages are in this folder. */
const gamesIn = (files: Files, folder: string): string[] =>
  files
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3));

/** Every page, such as `de/mille-bornes`. */
function pagesIn(files: Files, folder: string): string[] {
  const english = gamesIn(files, folder);
  // A folder that is missing or empty fails the build: a page without rules would look complete.
  if (!english.length) throw new Error(`no rules pages in ${folder}`);
  const translated = files
    .readdirSync(folder)
    .filter((name) => /^[a-z]{2}$/.test(name))
    .flatMap((lang) => gamesIn(files, `${folder}/${lang}`).map((game) => `${lang}/${game}`));
  return [...english.map((game) => `en/${game}`), ...translated];
}

export function rules(files: Files, folder: string): Plugin {
  const read = (page: string): string => files.readFileSync(`${folder}/${page.replace(/^en\//, '')}.md`, 'utf8');
  return {
    name: 'paddock-rules',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`)
        return `export default { ${pagesIn(files, folder)
          .map((page) => `'${page}': () => import('${NAME}/${page}')`)
          .join(',\n')} };`;
      const page = id.startsWith(`\0${NAME}/`) ? id.slice(NAME.length + 2) : undefined;
      return page ? `export default JSON.parse(${JSON.stringify(JSON.stringify(blocks(read(page))))});` : undefined;
    },
  };
}
