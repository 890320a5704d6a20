/** Where two answers first differ, and how. */
export function difference(before: unknown, after: unknown, where = ''): string | null {
  if (said(before) === said(after)) return null
  if (!isObject(before) || !isObject(after)) return `${where}: ${short(before)} → ${short(after)}`
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  for (const name of names) {
    const found = difference(before[name], after[name], where ? `${where}.${name}` : name)
    if (found) return found
  }
  return `${where}: the order`
}

/** An address that is signed anew in the next second leads to the same picture. */
const said = (value: unknown) =>
  ((JSON.stringify(value) as string | undefined) ?? '').replace(/\?expires=\d+&sig=[\w-]*/g, '')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Of what is not there, JSON.stringify gives undefined. */
const short = (value: unknown) =>
  ((JSON.stringify(value) as string | undefined) ?? 'nothing').slice(0, 80)
