export function findNginx(): string
export function ensureNginx(say: (line: string) => void): string
