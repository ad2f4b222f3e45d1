// Bundles the Fluent files shared with Python into one small module per language and family, without the terminal's
// messages.
import type { Plugin } from 'vite';

const NAME = 'virtual:sentences';
// Fluent files outside the families, each loaded when a screen needs it.
const DEFERRED = [
  'web-deferred',
  'web-races',
  'review',
  'clubs',
  'lessons',
  'finish',
  'slow',
  'room',
  'study',
  'advice',
  'notices',
];
// Messages that the page never says itself: the server sends their text, or only the terminal says them.
const OF_OTHERS = /^(cli|hint|howto|option|title|topic|value)-/;
// Messages of other files that any screen may use.
const SHARED = /^(game-|trouble-|web-poster-)/;
/** Why something was refused that only a deferred screen asks for: those messages are packed with it. */
const isOfScreen = (file: string, id: string): boolean => DEFERRED.includes(file) && id.startsWith('trouble-');

type Files = {
  readFileSync(path: string, encoding: 'utf8'): string;
  readdirSync(path: string): string[];
  existsSync(path: string): boolean;
};

/** The messages of a file, each with its continuation lines, without comments. */
export function entries(text: string): Map<string, string> {
  const parts = text.split(/^(?=[a-zA-Z#])/m).filter((part) => part && !part.startsWith('#'));
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' =')), part.replace(/^#.*\n/gm, '').trimEnd()]));
}

function gathered(files: Files, folder: string, lang: string, family: string, families: string[]): string {
  const read = (name: string) => {
    const own = `${folder}/games/${name}/locales/${lang}.ftl`;
    const path = files.existsSync(own) ? own : `${folder}/locales/${lang}/${name}.ftl`;
    return files.existsSync(path) ? entries(files.readFileSync(path, 'utf8')) : new Map<string, string>();
  };
  const own = family === 'page' ? [read('core'), read('web')] : [read(family)];
  const shared =
    family === 'page'
      ? ['server', ...families].flatMap((name) =>
          [...read(name)].filter(([id]) => SHARED.test(id) && !isOfScreen(name, id)),
        )
      : [];
  const isElsewhere = (id: string): boolean => family !== 'page' && SHARED.test(id) && !isOfScreen(family, id);
  const said = own.flatMap((file) =>
    [...file].filter(([id]) => !OF_OTHERS.test(id) && !isElsewhere(id)).map(([, text]) => text),
  );
  return [...said, ...shared.map(([, text]) => text)].join('\n');
}

/** The supported languages: one folder each. */
const languagesOf = (files: Files, folder: string): string[] =>
  files.readdirSync(`${folder}/locales`).filter((name) => files.existsSync(`${folder}/locales/${name}/core.ftl`));

/** The families that have sentences: one folder each. */
const familiesOf = (files: Files, folder: string): string[] =>
  files.readdirSync(`${folder}/games`).filter((name) => files.existsSync(`${folder}/games/${name}/locales/en.ftl`));

export function sentences(files: Files, folder: string): Plugin {
  const families = [...familiesOf(files, folder), ...DEFERRED];
  return {
    name: 'paddock-sentences',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const load = (lang: string, family: string) => `'${lang}/${family}': () => import('${NAME}/${lang}/${family}')`;
        const all = languagesOf(files, folder).flatMap((lang) =>
          ['page', ...families].map((family) => load(lang, family)),
        );
        return `export default { ${all.join(',\n')} };`;
      }
      const [, lang, family] = id.startsWith(`\0${NAME}/`) ? id.split('/').slice(-3) : [];
      return lang && family
        ? `export default ${JSON.stringify(gathered(files, folder, lang, family, families))};`
        : undefined;
    },
  };
}
