import { expect, test } from 'vitest';
import { title } from '../src/lib/title';

test('the page has a name', () => expect(title).toBe('Paddock'));
