/** Films are asked for in parts: one range of bytes, both ends included. */
export function rangeOf(
  header: string | undefined,
  size: number,
): [number, number] | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from < size && from <= to ? [from, to] : 'outside'
}
