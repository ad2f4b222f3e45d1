// What stays the same stays the same object, so that only what changed is drawn anew.

/** `fresh`, in which every part that equals the one at the same place of `old` is that one. It is changed in place: hand over nothing that is frozen. */
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

/** A value that is worked out anew whenever what it reads changes, and keeps what came out the same. */
export function shared<T>(read: () => T): { readonly current: T } {
  let last: T | undefined;
  const now = $derived((last = share(last, read())));
  return {
    get current() {
      return now;
    },
  };
}
