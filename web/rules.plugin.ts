// Bundles the rules pages of docs/rules: one small module per game, loaded on demand.
import type { Plugin } from 'vite';
import { blocks } from './src/pages/rules/markdown.ts';

const NAME = 'virtual:rules';

type Files = {
  readFileSync(path: string, encoding: 'utf8'): string;
  readdirSync(path: string): string[];
};

export function rules(files: Files, folder: string): Plugin {
  // A folder that is missing or empty fails the build: a page without rules would look complete.
  const games = (): string[] => {
    const names = files.readdirSync(folder).filter((name) => name.endsWith('.md'));
    if (!names.length) throw new Error(`no rules pages in ${folder}`);
    return names.map((name) => name.slice(0, -3));
  };
  return {
    name: 'paddock-rules',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`)
        return `export default { ${games()
          .map((game) => `'${game}': () => import('${NAME}/${game}')`)
          .join(',\n')} };`;
      const game = id.startsWith(`\0${NAME}/`) ? id.split('/').at(-1) : undefined;
      return game
        ? `export default JSON.parse(${JSON.stringify(JSON.stringify(blocks(files.readFileSync(`${folder}/${game}.md`, 'utf8'))))});`
        : undefined;
    },
  };
}
