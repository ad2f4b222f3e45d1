declare module 'virtual:sentences' {
  const load: Record<string, () => Promise<{ default: string }>>;
  export default load;
}
declare module 'virtual:rules' {
  const load: Record<string, () => Promise<{ default: import('../pages/rules/markdown').Block[] }>>;
  export default load;
}
// The Node functions that the build uses; the page itself never runs in Node.
declare module 'node:fs' {
  export function existsSync(path: string): boolean;
  export function readdirSync(path: string): string[];
  export function readFileSync(path: string, encoding: 'utf8'): string;
}
