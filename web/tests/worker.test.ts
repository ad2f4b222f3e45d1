// The service worker caches the shell, never an answer of the server; a new page means a new worker.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shellOf, versionOf } from '../worker.plugin';

const bundle = {
  'assets/index-1.js': {
    type: 'chunk',
    fileName: 'assets/index-1.js',
    isEntry: true,
    imports: ['assets/lib-2.js'],
    viteMetadata: { importedCss: new Set(['assets/index-3.css']) },
  },
  'assets/lib-2.js': { type: 'chunk', fileName: 'assets/lib-2.js', imports: ['assets/index-1.js'] },
  'assets/page-4.js': { type: 'chunk', fileName: 'assets/page-4.js', facadeModuleId: '\0virtual:sentences/de/page' },
  'assets/aruba-5.js': { type: 'chunk', fileName: 'assets/aruba-5.js', facadeModuleId: '\0virtual:sentences/de/aruba' },
  'assets/Replay-6.js': { type: 'chunk', fileName: 'assets/Replay-6.js' },
} as const;

describe('the shell', () => {
  it('is what the start page needs in any language', () => {
    expect(shellOf(bundle as never)).toEqual([
      '/',
      '/icon.svg',
      '/app.webmanifest',
      '/assets/index-1.js',
      '/assets/index-3.css',
      '/assets/lib-2.js',
      '/assets/page-4.js',
    ]);
  });

  it('has another version when a file is another', () => {
    expect(versionOf(['a-1.js'])).not.toBe(versionOf(['a-2.js']));
  });
});

type Handler = (event: Record<string, unknown>) => void;
const handlers: Record<string, Handler> = {};
const kept = new Map<string, Response>();
const cache = {
  addAll: (files: string[]) => void files.forEach((file) => kept.set(file, new Response(`kept ${file}`))),
  put: (request: { url: string }, answer: Response) => void kept.set(new URL(request.url).pathname, answer),
  keys: () => [...kept.keys()],
};
let isOnline = true;
const asked: string[] = [];

async function ask(path: string, mode = 'cors', method = 'GET'): Promise<string> {
  const answers: Promise<Response>[] = [];
  handlers['fetch']!({
    request: { url: `http://here${path}`, mode, method },
    respondWith: (answer: Promise<Response>) => answers.push(answer),
  });
  return answers[0] ? (await answers[0]).text() : 'left alone';
}

describe('the worker', () => {
  beforeEach(async () => {
    kept.clear();
    asked.length = 0;
    isOnline = true;
    vi.stubGlobal('self', {
      addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
      skipWaiting: () => {},
      location: { origin: 'http://here' },
      clients: { claim: () => {} },
    });
    vi.stubGlobal('caches', {
      open: async () => cache,
      match: async (what: string | { url: string }) =>
        kept.get(typeof what === 'string' ? what : new URL(what.url).pathname)?.clone(),
      keys: async () => ['paddock-old'],
      delete: async (name: string) => asked.push(`delete ${name}`),
    });
    vi.stubGlobal('fetch', async (request: { url: string }) => {
      asked.push(new URL(request.url).pathname);
      if (!isOnline) throw new TypeError('no line');
      return new Response(`fresh ${new URL(request.url).pathname}`);
    });
    const source = readFileSync(new URL('../worker/sw.js', import.meta.url).pathname, 'utf8').replace(
      '__SHELL__',
      "['/', '/assets/a.js']",
    );
    new Function(source)();
    const waits: Promise<unknown>[] = [];
    handlers['install']!({ waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  });

  it('leaves everything that the server says about tables alone', async () => {
    expect(await ask('/api/tables')).toBe('left alone');
    expect(await ask('/api/me', 'navigate')).toBe('left alone');
    expect(await ask('/table/abc', 'cors', 'POST')).toBe('left alone');
    expect([...kept.keys()]).toEqual(['/', '/assets/a.js']);
  });

  it('opens a screen fresh, and the shell where there is no line', async () => {
    expect(await ask('/table/abc', 'navigate')).toBe('fresh /table/abc');
    isOnline = false;
    expect(await ask('/table/abc', 'navigate')).toBe('kept /');
  });

  it('asks for a file with a digest only once', async () => {
    expect(await ask('/assets/a.js')).toBe('kept /assets/a.js');
    expect(await ask('/assets/b.js')).toBe('fresh /assets/b.js');
    isOnline = false;
    expect(await ask('/assets/b.js')).toBe('fresh /assets/b.js');
    expect(asked).toEqual(['/assets/b.js']);
  });

  it('lets go of what an older version kept', async () => {
    const waits: Promise<unknown>[] = [];
    handlers['activate']!({ waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
    expect(asked).toEqual(['delete paddock-old']);
  });
});
