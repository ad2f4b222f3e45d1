// The page formats sentences as Python does: numbers, plurals, names and cards, in every language.
import load from 'virtual:sentences';
import { describe, expect, test } from 'vitest';
import { Speaker, type Facts } from '../src/base/fluent';
import { language } from '../src/base/language.svelte';
import { number } from '../src/base/numbers';
import { troubleText } from '../src/net/api';
import said from './parity.gen.json';

type Said = { numbers: [number, string][]; sentences: [string, Facts, string][] };

async function speaker(lang: string): Promise<Speaker> {
  const made = new Speaker(lang);
  for (const family of ['page', 'bornes']) made.learn((await load[`${lang}/${family}`]!()).default);
  return made;
}

describe.each(Object.entries(said as unknown as Record<string, Said>))('%s', (lang, expected) => {
  test('numbers are written as Python writes them', () => {
    expect(expected.numbers.map(([value]) => number(value, lang))).toEqual(expected.numbers.map(([, text]) => text));
  });

  test('sentences are said as Python says them', async () => {
    const speaks = await speaker(lang);
    // On the page a long card name has soft hyphens.
    const said = expected.sentences.map(([id, facts]) => speaks.say(id, facts).replaceAll('\u00ad', ''));
    expect(said).toEqual(expected.sentences.map(([, , text]) => text));
  });
});

test('a sentence that is not known is its own name', () => {
  expect(new Speaker('en').say('web-nonsense')).toBe('web-nonsense');
});

test('only what is told in a browser is packed', async () => {
  const text = (await load['en/page']!()).default;
  expect(text).toContain('web-home-title');
  expect(text).not.toContain('cli-serve-help');
});

test('why a club refuses something is packed with its pages', async () => {
  expect((await load['en/page']!()).default).not.toContain('trouble-not-keeper');
  expect((await load['en/clubs']!()).default).toContain('trouble-not-keeper');
});

test('a rare refusal is loaded when it is told', async () => {
  await language.learn('page');
  expect(language.has('trouble-too-many')).toBe(false);
  expect(await troubleText('too-many', { what: 'visitors' })).toContain('visitors');
  expect(await troubleText('nonsense', {}, 'in English')).toBe('in English');
});
