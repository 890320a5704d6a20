/** The address without its query. */
export function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
