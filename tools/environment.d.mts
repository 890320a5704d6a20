export function environmentOf(build: string): Record<string, string | undefined>
export function isHere(url: string | undefined): boolean
