// Writes the service worker of a build; its version is derived from the files it caches, so a new page means a new
// worker.
import type { Plugin } from 'vite';

type Files = { readFileSync(path: string, encoding: 'utf8'): string };
interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss?: Set<string> };
}

const ALWAYS = ['/', '/icon.svg', '/app.webmanifest'];

/**
 * The files of the start page in any language: its chunk and everything it imports, their styles, and its sentences.
 */
export function shellOf(bundle: Record<string, Chunk>): string[] {
  const found = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports?.forEach(take);
    chunk.viteMetadata?.importedCss?.forEach((style) => found.add(style));
  };
  const isShell = (chunk: Chunk): boolean =>
    Boolean(chunk.isEntry) || /virtual:sentences\/\w+\/page$/.test(chunk.facadeModuleId ?? '');
  Object.values(bundle)
    .filter(isShell)
    .forEach((chunk) => take(chunk.fileName));
  return [...ALWAYS, ...[...found].sort().map((name) => `/${name}`)];
}

/** A short hash of these files. */
export function versionOf(files: readonly string[]): string {
  let sum = 0;
  for (const letter of files.join('\n')) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}

export function worker(files: Files, source: string): Plugin {
  return {
    name: 'paddock-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const shell = shellOf(bundle);
      const code = files
        .readFileSync(source, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(versionOf(Object.keys(bundle).sort())))
        .replace('__SHELL__', JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
