// Structural sharing: unchanged parts keep their object identity, so that only changes are rendered again.

/**
 * `fresh`, with every part that equals the one at the same place in `old` replaced by that one. Changes `fresh` in
 * place: never pass a frozen object.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (!isNested(old) || !isNested(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const parts: Record<string, unknown> = fresh;
  const names = Object.keys(parts);
  let isSame = names.length === Object.keys(old).length;
  for (const name of names) {
    parts[name] = share(old[name], parts[name]);
    isSame &&= parts[name] === old[name];
  }
  return isSame ? (old as T) : fresh;
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A derived value whose unchanged parts keep their identity when it is recomputed. */
export function shared<T>(read: () => T): { readonly current: T } {
  let last: T | undefined;
  const now = $derived((last = share(last, read())));
  return {
    get current() {
      return now;
    },
  };
}
