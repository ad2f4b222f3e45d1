declare module 'virtual:sentences' {
  const load: Record<string, () => Promise<{ default: string }>>;
  export default load;
}
// The two functions of Node that the build asks for; the page itself never runs there.
declare module 'node:fs' {
  export function existsSync(path: string): boolean;
  export function readFileSync(path: string, encoding: 'utf8'): string;
}
